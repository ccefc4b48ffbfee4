import { randomUUID } from "node:crypto"
import type { Context, Middleware } from "koa"
import { type Answer, refused } from "#domain/contract/Envelope.ts"
import { NotWritable } from "#domain/contract/NotWritable.ts"
import { ServerBusy } from "#domain/contract/ServerBusy.ts"
import { Unreachable } from "#domain/contract/Unreachable.ts"
import { readOnlyAnswer } from "#domain/service-state/notSaved.ts"
import { callersSpan } from "./observed.ts"
import type { Visit } from "./Visit.ts"

/** Takes what happened to a request; `defect` is what was thrown. */
export type Log = (entry: {
  readonly level: "debug" | "info" | "error"
  readonly message: string
  readonly defect?: unknown
  readonly [field: string]: unknown
}) => void

/**
 * One entry a request, under a name that the caller may give (`X-Request-Id`) and that every answer carries. What
 * breaks is logged and answered 500 here, and nowhere else: 503 when it may go well in a moment.
 */
export const logRequests =
  (write: Log): Middleware<Partial<Visit>> =>
  async (ctx, next) => {
    const begun = performance.now()
    const given = ctx.get("x-request-id")
    const requestId = /^[\w.:-]{8,100}$/.test(given) ? given : randomUUID()
    ctx.state = { ...ctx.state, requestId }
    ctx.set("X-Request-Id", requestId)
    let defect: unknown
    await next().catch((thrown: unknown) => {
      const status = refusalOf(thrown)
      if (thrown instanceof ServerBusy) return answerBusy(ctx as never, thrown.retryAfter, requestId)
      if (status === undefined) defect = thrown
      if (thrown instanceof NotWritable) return answerNotWritable(ctx as never, thrown.reason, requestId)
      answerBroken(ctx as never, status ?? (thrown instanceof Unreachable ? 503 : 500), requestId)
    })
    const { route = "none", tenant, userId } = ctx.state
    const isQuiet = quiet.has(route) && ctx.status < 400
    write({
      level: defect !== undefined ? "error" : isQuiet ? "debug" : "info",
      message: "request",
      request: requestId,
      trace: callersSpan(ctx.get("traceparent"))?.traceId,
      tenant: tenant?.id,
      shop: tenant?.prefix,
      user: userId,
      method: ctx.method,
      route,
      status: ctx.status,
      ms: Math.round(performance.now() - begun),
      ...(defect === undefined ? {} : { defect })
    })
  }

/** Asked for all the time and of no interest while they are well. */
const quiet = new Set(["/healthz", "/readyz", "/assets"])

/** A request that is itself at fault, as koa and its middlewares throw it: a malformed address, for one. */
const refusalOf = (thrown: unknown) => {
  const { expose, status } = (thrown ?? {}) as { readonly expose?: unknown; readonly status?: unknown }
  return expose === true && typeof status === "number" && status < 500 ? status : undefined
}

const answerNotWritable = (ctx: Context, reason: NotWritable["reason"], requestId: string) => {
  answerBroken(ctx, 503, requestId)
  const { body, retryAfter } = readOnlyAnswer(reason)
  ctx.set("Retry-After", String(retryAfter))
  if (ctx.path.startsWith("/api/")) ctx.body = { ...body, requestId }
}

const answerBusy = (ctx: Context, retryAfter: number, requestId: string) => {
  answerBroken(ctx, 503, requestId)
  ctx.set("Retry-After", String(retryAfter))
  if (ctx.path.startsWith("/api/")) ctx.body = { ...refused(503, "serverBusy").body, requestId }
}

const answerBroken = (ctx: Context, status: number, requestId: string) => {
  // What was promised on the way, tokens above all, was not kept.
  ctx.remove("Set-Cookie")
  ctx.status = status
  ctx.set("Cache-Control", "no-store")
  if (status === 503) ctx.set("Retry-After", "5")
  const { refusal, page } = said[status] ?? {
    refusal: refused(status, "notReadable"),
    page: () => "This address cannot be read."
  }
  ctx.body = ctx.path.startsWith("/api/") ? { ...refusal.body, requestId } : `${page(requestId)}\n`
}

const said: Readonly<Record<number, { readonly refusal: Answer; readonly page: (requestId: string) => string }>> = {
  500: {
    refusal: refused(500, "serverError"),
    page: (requestId) => `Something broke here, and we have noted it as ${requestId}.`
  },
  503: {
    refusal: refused(503, "tryAgain"),
    page: () => "Our data cannot be reached just now. Please try again in a moment."
  }
}
