import { randomUUID } from "node:crypto"
import type { Context, Middleware } from "koa"
import { type ApiResponse, refused } from "#domain/contract/Envelope.ts"
import { NotWritable } from "#domain/contract/NotWritable.ts"
import { ServerBusy } from "#domain/contract/ServerBusy.ts"
import { Unreachable } from "#domain/contract/Unreachable.ts"
import { readOnlyAnswer } from "#domain/service-state/rejectWhenReadOnly.ts"
import { parentSpan } from "./observeRequests.ts"
import type { RequestState } from "./RequestState.ts"

/** Writes a log entry for a request; `defect` is the thrown error. */
export type Log = (entry: {
  readonly level: "debug" | "info" | "error"
  readonly message: string
  readonly defect?: unknown
  readonly [field: string]: unknown
}) => void

/**
 * Logs one entry per request, with a request id that the client may choose (`X-Request-Id`) and that every response
 * carries. This is the only place where unexpected errors are logged and turned into a 500, or a 503 if a retry may
 * succeed.
 */
export const logRequests =
  (write: Log): Middleware<Partial<RequestState>> =>
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
      respondWithError(ctx as never, status ?? (thrown instanceof Unreachable ? 503 : 500), requestId)
    })
    const { route = "none", tenant, userId } = ctx.state
    const isQuiet = quiet.has(route) && ctx.status < 400
    write({
      level: defect !== undefined ? "error" : isQuiet ? "debug" : "info",
      message: "request",
      request: requestId,
      trace: parentSpan(ctx.get("traceparent"))?.traceId,
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

/** Requested constantly and not of interest unless they fail. */
const quiet = new Set(["/healthz", "/readyz", "/assets"])

/** Returns the status of a client error thrown by Koa or its middleware, such as a malformed URL. */
const refusalOf = (thrown: unknown) => {
  const { expose, status } = (thrown ?? {}) as { readonly expose?: unknown; readonly status?: unknown }
  return expose === true && typeof status === "number" && status < 500 ? status : undefined
}

const answerNotWritable = (ctx: Context, reason: NotWritable["reason"], requestId: string) => {
  respondWithError(ctx, 503, requestId)
  const { body, retryAfter } = readOnlyAnswer(reason)
  ctx.set("Retry-After", String(retryAfter))
  if (ctx.path.startsWith("/api/")) ctx.body = { ...body, requestId }
}

const answerBusy = (ctx: Context, retryAfter: number, requestId: string) => {
  respondWithError(ctx, 503, requestId)
  ctx.set("Retry-After", String(retryAfter))
  if (ctx.path.startsWith("/api/")) ctx.body = { ...refused(503, "serverBusy").body, requestId }
}

const respondWithError = (ctx: Context, status: number, requestId: string) => {
  // Cookies set along the way, tokens above all, were rolled back.
  ctx.remove("Set-Cookie")
  ctx.status = status
  ctx.set("Cache-Control", "no-store")
  if (status === 503) ctx.set("Retry-After", "5")
  const { refusal, page } = said[status] ?? {
    refusal: refused(status, "notReadable"),
    page: () => "This URL is invalid."
  }
  ctx.body = ctx.path.startsWith("/api/") ? { ...refusal.body, requestId } : `${page(requestId)}\n`
}

const said: Readonly<Record<number, { readonly refusal: ApiResponse; readonly page: (requestId: string) => string }>> =
  {
    500: {
      refusal: refused(500, "serverError"),
      page: (requestId) => `Something went wrong on our side. Reference: ${requestId}.`
    },
    503: {
      refusal: refused(503, "tryAgain"),
      page: () => "The service is temporarily unavailable. Please try again in a moment."
    }
  }
