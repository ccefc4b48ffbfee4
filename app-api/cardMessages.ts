import { Clock, Effect } from "effect"
import type { Context, Middleware, Next } from "koa"
import getRawBody from "raw-body"
import type { Run } from "#adapters/koa/Run.ts"
import { CardHooks } from "#adapters/square/CardHooks.ts"
import { whoseMessage } from "#adapters/square/whoseMessage.ts"
import { readHook } from "#adapters/square/readHook.ts"
import { hearProcessor } from "#domain/card-payments/hearProcessor.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { cardHookPath } from "./cards.ts"
import type { Services } from "./serve.ts"

/**
 * `POST /api/V1/square/events`: Square's messages, for all shops. No session and no shop's address: the signature says who speaks, and the
 * payment whose it is. 401 for a wrong signature, 400 for one too old, 503 when it should come again.
 */
export const cardMessages = (run: Run<Services>): Middleware => async (ctx: Context, next: Next) => {
  if (ctx.path !== cardHookPath) return next()
  ctx.state.route = cardHookPath
  const body = ctx.method === "POST" ? await getRawBody(ctx.req, { limit: "64kb", encoding: "utf8" }).catch(() => undefined) : undefined
  ctx.status = body === undefined ? 400 : await run(heard(body, ctx.get("x-square-hmacsha256-signature")))
  ctx.body = ""
}

const heard = (body: string, signature: string) =>
  Effect.gen(function*() {
    const hooks = yield* CardHooks
    if (hooks === undefined) return 404
    const event = readHook(body, signature, { ...hooks, now: yield* Clock.currentTimeMillis })
    if (event === "forged") return 401
    if (event === "stale") return 400
    const message = yield* whoseMessage(event, hooks)
    if (message === undefined) return 200
    const { shop, ...about } = message
    yield* Effect.provideService(hearProcessor(about), CurrentTenant, { id: shop })
    return 200
  }).pipe(Effect.catchTag("ProcessorSilent", () => Effect.succeed(503)))
