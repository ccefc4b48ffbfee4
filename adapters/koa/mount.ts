// Compiles each schema's decoder once instead of interpreting it per request. Must be imported before any decoder is
// used.
import "effect/schema/SchemaJITCompiler/enable"
import { Effect } from "effect"
import type { Context } from "koa"
import { authorize, answer } from "#domain/contract/answer.ts"
import { type IdempotencyStore, answerIdempotently } from "#domain/contract/answerIdempotently.ts"
import type { Answer } from "#domain/contract/Envelope.ts"
import type { Handler } from "#domain/contract/Endpoint.ts"
import type { Transaction } from "#domain/contract/Transaction.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { notSaved } from "#domain/service-state/notSaved.ts"
import type { ServiceWatch } from "#domain/service-state/ServiceState.ts"
import { enforceQuota, quotaExhausted } from "#domain/quotas/enforceQuota.ts"
import { Quotas } from "#domain/quotas/Quotas.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Caller } from "#domain/contract/Caller.ts"
import type { Attempts } from "#domain/credentials/Attempts.ts"
import type { Encryption } from "#domain/credentials/Encryption.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import type { Sessions } from "#domain/credentials/Sessions.ts"
import type { AuthCookies } from "#domain/credentials/AuthCookies.ts"
import { requestContext } from "./requestContext.ts"
import { holdsToken } from "./authCookies.ts"
import type { RouteTable, ApiContext } from "./RouteTable.ts"
import { observeRequests } from "./observeRequests.ts"
import { readBody, readText } from "./readBody.ts"
import { readForm } from "./readForm.ts"
import { sendContent } from "./sendContent.ts"

/** Runs an effect with the application's layers: the only bridge from Koa's promises. */
export type Run<R> = <A>(effect: Effect.Effect<A, never, R>) => Promise<A>

type PerRequest = CurrentTenant | CurrentUser | AuthCookies | Caller
export type Needed<R> =
  | Exclude<R, PerRequest>
  | Sessions
  | Secrets
  | Encryption
  | Attempts
  | Transaction
  | IdempotencyStore
  | Quotas
  | ServiceWatch

/**
 * Maximum size of a JSON body in bytes (W7): a job with its lines for signed-in users, a few fields for everyone else.
 */
const largest = { fromEverybody: 16 * 1024, fromPeople: 1024 * 1024 } as const

/** Registers every handler in the routing table. No other API route is written by hand. */
export const mount = <R>(table: RouteTable, run: Run<Needed<R>>, handlers: ReadonlyArray<Handler<R>>) => {
  let quotas: Promise<Quotas["Service"]> | undefined
  for (const handler of handlers) {
    const { access, method, path, webhook } = handler.endpoint
    const route = `/api/V1${path}`
    const isOfPeople = access !== "everyone" && webhook === undefined
    table.add(method, route, async (ctx, params) => {
      const refusal = isOfPeople && holdsToken(ctx) ? refusedAtOnce(await (quotas ??= run(Quotas)), ctx) : undefined
      if (refusal !== undefined) return send(ctx, refusal)
      return send(
        ctx,
        await run(
          answerTo(handler, ctx, params).pipe(
            observeRequests(ctx, route),
            requestContext(ctx, handler.endpoint.looksUpUser === true)
          ) as Effect.Effect<Answer, never, Needed<R>>
        )
      )
    })
  }
}

/**
 * Rejects requests of a shop far beyond its quota before looking up the user or starting any work, so the shop takes
 * almost nothing from the others (T13). Users who turn out not to be signed in would have been rejected anyway.
 */
const refusedAtOnce = ({ usedUp }: Quotas["Service"], ctx: ApiContext): Answer | undefined => {
  const wait = usedUp(ctx.state.tenant.id, "requests", Date.now())
  return wait === undefined ? undefined : quotaExhausted("requests", wait)
}

/** Writes a response: its content if it has any, otherwise the envelope. */
export const send = (ctx: Context, { status, body, content, retryAfter }: Answer) => {
  if (retryAfter !== undefined) ctx.set("Retry-After", String(retryAfter))
  if (content !== undefined) return sendContent(ctx, content)
  ctx.status = status
  ctx.set("Cache-Control", "no-store")
  ctx.set("Content-Type", "application/json; charset=utf-8")
  ctx.body = JSON.stringify(body)
}

const answerTo = Effect.fnUntraced(function* <R>(
  handler: Handler<R>,
  ctx: ApiContext,
  params: Readonly<Record<string, string>>
) {
  const { access, body, keepsItself, largestBody, method, webhook } = handler.endpoint
  const turnedDown = (yield* enforceQuota(handler.endpoint)) ?? (yield* notSaved(handler.endpoint))
  if (turnedDown !== undefined) return turnedDown
  if (webhook !== undefined) {
    const read = yield* Effect.promise(() => readText(ctx))
    return "refusal" in read
      ? read.refusal
      : yield* answer(handler, { url: ctx.url, body: read.text, signature: ctx.get(webhook.signature) })
  }
  if (method === "GET") return yield* answer(handler, { ...ctx.query, ...params })
  // Check access before reading the body.
  const turnedAway = authorize(access, yield* CurrentUser)
  if (turnedAway !== undefined) return turnedAway
  if (body === "form") {
    const sent = yield* Effect.promise(() => readForm(ctx))
    return "refusal" in sent ? sent.refusal : yield* answer(handler, { ...sent.fields, ...params })
  }
  const read = yield* Effect.promise(() =>
    readBody(ctx, largestBody ?? (access === "everyone" ? largest.fromEverybody : largest.fromPeople))
  )
  if ("refusal" in read) return read.refusal
  const input = { ...read.fields, ...params }
  const key = ctx.get("idempotency-key")
  const user = yield* CurrentUser
  if (method !== "POST" || key === "" || user === undefined || keepsItself) return yield* answer(handler, input)
  const fingerprint = (yield* Secrets).fingerprint(`${ctx.path} ${read.text}`)
  return yield* answerIdempotently(handler, input, { key: `${user.id} ${key.slice(0, 100)}`, fingerprint })
})
