import type { Router } from "@koa/router"
import { Effect } from "effect"
import { refused } from "#domain/contract/Envelope.ts"
import { CurrentUser } from "#domain/people/CurrentUser.ts"
import { type Access, mayEnter } from "#domain/people/mayEnter.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Secrets } from "#domain/session/Secrets.ts"
import type { Sessions } from "#domain/session/Sessions.ts"
import type { TokenJar } from "#domain/session/TokenJar.ts"
import { asking } from "./asking.ts"
import { send } from "./mount.ts"
import type { Run } from "./Run.ts"
import type { Visit } from "./Visit.ts"

/** A file that is answered to a call: `name` is what a browser saves it as. */
export interface ServedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

type PerRequest = CurrentTenant | CurrentUser | TokenJar

/** Mounts a call that answers with a file instead of the envelope; refusals keep the envelope. `undefined` is answered 404. */
export const serveDocument = <R>(
  router: Router<Visit>,
  run: Run<Exclude<R, PerRequest> | Sessions | Secrets>,
  { path, access, file }: {
    readonly path: string
    readonly access: Access
    readonly file: (asked: Readonly<Record<string, string>>) => Effect.Effect<ServedFile | undefined, never, R>
  }
) => {
  router.get(path, async (ctx) => {
    const asked = { ...ctx.query, ...ctx.params } as Record<string, string>
    const work = Effect.gen(function*() {
      const user = yield* CurrentUser
      if (user === undefined) return refused(401, "signInFirst")
      if (!mayEnter(access, user)) return refused(403, "notAllowed")
      return (yield* file(asked)) ?? refused(404, "notFound")
    }).pipe(
      asking(ctx as never),
      Effect.catchDefect((defect) => Effect.as(Effect.logError(`GET ${ctx.path}`, defect), refused(500, "serverError")))
    )
    const answer = await run(work as Effect.Effect<ServedFile | ReturnType<typeof refused>, never, Exclude<R, PerRequest> | Sessions | Secrets>)
    if ("status" in answer) return send(ctx, answer)
    ctx.set("Cache-Control", "private, no-store")
    ctx.set("Content-Disposition", `inline; filename="${answer.name}"`)
    ctx.type = answer.type
    ctx.body = Buffer.from(answer.bytes)
  })
}
