// Compiles each schema's decoder once instead of interpreting it per request. Must be imported before any decoder is
// used.
import "effect/schema/SchemaJITCompiler/enable"
import { Effect } from "effect"
import type { Context } from "koa"
import { authorize, handleRequest } from "#domain/contract/handleRequest.ts"
import { type IdempotencyStore, handleIdempotently } from "#domain/contract/handleIdempotently.ts"
import type { ApiResponse } from "#domain/contract/Envelope.ts"
import type { Handler } from "#domain/contract/Endpoint.ts"
import type { Transaction } from "#domain/contract/Transaction.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { rejectWhenReadOnly } from "#domain/service-state/rejectWhenReadOnly.ts"
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
import { hasAccessToken } from "./authCookies.ts"
import type { RouteTable, ApiContext } from "./RouteTable.ts"
import { observeRequests } from "./observeRequests.ts"
import { readBody, readText } from "./readBody.ts"
import { readForm } from "./readForm.ts"
import { sendContent } from "./sendContent.ts"

/** Runs an effect with the application's layers: the only bridge from Koa's promises. */
export type Run<R> = <A>(effect: Effect.Effect<A, never, R>) => Promise<A>

type PerRequest = CurrentTenant | CurrentUser | AuthCookies | Caller
export type RequiredServices<R> =
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
const maxJsonBytes = { fromEverybody: 16 * 1024, fromPeople: 1024 * 1024 } as const

/** Registers every handler in the routing table. No other API route is written by hand. */
export const mount = <R>(table: RouteTable, run: Run<RequiredServices<R>>, handlers: ReadonlyArray<Handler<R>>) => {
  let quotas: Promise<Quotas["Service"]> | undefined
  for (const handler of handlers) {
    const { access, method, path, webhook } = handler.endpoint
    const route = `/api/V1${path}`
    const isOfPeople = access !== "everyone" && webhook === undefined
    table.add(method, route, async (ctx, params) => {
      const refusal =
        isOfPeople && hasAccessToken(ctx) ? rejectIfExhausted(await (quotas ??= run(Quotas)), ctx) : undefined
      if (refusal !== undefined) return send(ctx, refusal)
      return send(
        ctx,
        await run(
          answerTo(handler, ctx, params).pipe(
            observeRequests(ctx, route),
            requestContext(ctx, handler.endpoint.readsFreshUser === true)
          ) as Effect.Effect<ApiResponse, never, RequiredServices<R>>
        )
      )
    })
  }
}

/**
 * Rejects requests of a shop far beyond its quota before looking up the user or starting any work, so the shop takes
 * almost nothing from the others (T13). Users who turn out not to be signed in would have been rejected anyway.
 */
const rejectIfExhausted = ({ exhaustedFor }: Quotas["Service"], ctx: ApiContext): ApiResponse | undefined => {
  const wait = exhaustedFor(ctx.state.tenant.id, "requests", Date.now())
  return wait === undefined ? undefined : quotaExhausted("requests", wait)
}

/** Writes a response: its content if it has any, otherwise the envelope. */
export const send = (ctx: Context, { status, body, content, retryAfter }: ApiResponse) => {
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
  const { access, body, isIdempotent, maxBodyBytes, method, webhook } = handler.endpoint
  const turnedDown = (yield* enforceQuota(handler.endpoint)) ?? (yield* rejectWhenReadOnly(handler.endpoint))
  if (turnedDown !== undefined) return turnedDown
  if (webhook !== undefined) {
    const read = yield* Effect.promise(() => readText(ctx))
    return "refusal" in read
      ? read.refusal
      : yield* handleRequest(handler, { url: ctx.url, body: read.text, signature: ctx.get(webhook.signature) })
  }
  if (method === "GET") return yield* handleRequest(handler, { ...ctx.query, ...params })
  // Check access before reading the body.
  const turnedAway = authorize(access, yield* CurrentUser)
  if (turnedAway !== undefined) return turnedAway
  if (body === "form") {
    const sent = yield* Effect.promise(() => readForm(ctx))
    return "refusal" in sent ? sent.refusal : yield* handleRequest(handler, { ...sent.fields, ...params })
  }
  const read = yield* Effect.promise(() =>
    readBody(ctx, maxBodyBytes ?? (access === "everyone" ? maxJsonBytes.fromEverybody : maxJsonBytes.fromPeople))
  )
  if ("refusal" in read) return read.refusal
  const input = { ...read.fields, ...params }
  const key = ctx.get("idempotency-key")
  const user = yield* CurrentUser
  if (method !== "POST" || key === "" || user === undefined || isIdempotent) return yield* handleRequest(handler, input)
  const fingerprint = (yield* Secrets).fingerprint(`${ctx.path} ${read.text}`)
  return yield* handleIdempotently(handler, input, { key: `${user.id} ${key.slice(0, 100)}`, fingerprint })
})
