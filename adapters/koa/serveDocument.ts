import type { Router } from "@koa/router"
import { Effect } from "effect"
import { admit } from "#domain/contract/admit.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { CurrentUser } from "#domain/people/CurrentUser.ts"
import type { Access } from "#domain/people/mayEnter.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Caller } from "#domain/session/Caller.ts"
import type { Secrets } from "#domain/session/Secrets.ts"
import type { Sessions } from "#domain/session/Sessions.ts"
import type { TokenJar } from "#domain/session/TokenJar.ts"
import { asking } from "./asking.ts"
import { contentDisposition } from "./contentDisposition.ts"
import { send } from "./mount.ts"
import { observed } from "./observed.ts"
import type { Run } from "./Run.ts"
import type { Visit } from "./Visit.ts"

/** A file that is answered to a call: `name` is what a browser saves it as. */
export interface ServedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  /** Sent in by somebody, so never opened as a page of ours; what is at its address never changes (trust.md F3). */
  readonly isUpload?: boolean
}

type PerRequest = CurrentTenant | CurrentUser | TokenJar | Caller

/** Mounts a call that answers with a file instead of the envelope; refusals keep the envelope. `undefined` is answered 404. */
export const serveDocument = <R>(
  router: Router<Visit>,
  run: Run<Exclude<R, PerRequest> | Sessions | Secrets>,
  { path, access, file }: {
    readonly path: string
    readonly access: Access | "everyone"
    readonly file: (asked: Readonly<Record<string, string>>) => Effect.Effect<ServedFile | undefined, never, R>
  }
) => {
  router.get(path, async (ctx) => {
    const asked = { ...ctx.query, ...ctx.params } as Record<string, string>
    const work = Effect.gen(function*() {
      const turnedAway = admit(access, yield* CurrentUser)
      return turnedAway ?? (yield* file(asked)) ?? refused(404, "notFound")
    }).pipe(observed(ctx as never, `/api/V1${path}`), asking(ctx as never))
    const answer = await run(work as Effect.Effect<ServedFile | ReturnType<typeof refused>, never, Exclude<R, PerRequest> | Sessions | Secrets>)
    if ("status" in answer) return send(ctx, answer)
    ctx.set("Cache-Control", answer.isUpload ? "private, max-age=31536000, immutable" : "private, no-store")
    ctx.set("Content-Disposition", contentDisposition(answer.isUpload ? "attachment" : "inline", answer.name))
    if (answer.isUpload) ctx.set("Content-Security-Policy", "default-src 'none'; sandbox")
    ctx.type = answer.type
    ctx.body = Buffer.from(answer.bytes)
  })
}
