import { Effect, References, Tracer } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { ApiContext } from "./RouteTable.ts"

/**
 * Instruments a request: records the user for the log and, if tracing is enabled, adds a server span that continues the
 * client's trace. `route` is the full pattern.
 */
export const observeRequests =
  (ctx: ApiContext, route: string) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) => {
    const seen = Effect.flatMap(CurrentUser, (user) => {
      if (user !== undefined) ctx.state.userId = user.id
      return work
    })
    return Effect.withFiber<A, E, R | CurrentUser>((fiber) =>
      fiber.getRef(References.TracerEnabled) ? spanned(ctx, route)(seen) : seen
    )
  }

const spanned =
  (ctx: ApiContext, route: string) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) => {
    const { requestId, tenant } = ctx.state
    const parent = parentSpan(ctx.get("traceparent"))
    const attributes = {
      "http.request.method": ctx.method,
      "http.route": route,
      "frit.tenant": tenant.id,
      "frit.request": requestId
    }
    return work.pipe(
      Effect.tap((answer) =>
        Effect.annotateCurrentSpan("http.response.status_code", (answer as { readonly status?: number }).status ?? 200)
      ),
      Effect.withSpan(`${ctx.method} ${route}`, {
        kind: "server",
        attributes,
        ...(parent === undefined ? { root: true } : { parent })
      })
    )
  }

/** Returns the client's span from a W3C `traceparent` header; undefined if the header is missing or malformed. */
export const parentSpan = (traceparent: string): Tracer.ExternalSpan | undefined => {
  const read = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent)
  if (read === null) return undefined
  const [, traceId, spanId, flags] = read
  return Tracer.externalSpan({ traceId: traceId!, spanId: spanId!, sampled: (Number.parseInt(flags!, 16) & 1) === 1 })
}
