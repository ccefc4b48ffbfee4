import { Effect } from "effect"
import type { Context } from "koa"
import { CurrentUser } from "#domain/people/CurrentUser.ts"
import { callersSpan } from "./callersSpan.ts"
import type { Visit } from "./Visit.ts"

/** Makes a call seen: a server span that continues the caller's trace, and shop and request on all that is logged inside. `route` is the whole pattern. */
export const observed = (ctx: Context & { readonly state: Visit }, route: string) => <A, E, R>(work: Effect.Effect<A, E, R>) => {
  ctx.state.route = route
  const { requestId, tenant } = ctx.state
  const parent = callersSpan(ctx.get("traceparent"))
  const attributes = { "http.request.method": ctx.method, "http.route": route, "frit.tenant": tenant.id, "frit.request": requestId }
  return Effect.gen(function*() {
    const user = yield* CurrentUser
    if (user !== undefined) ctx.state.userId = user.id
    const answer = yield* work
    yield* Effect.annotateCurrentSpan("http.response.status_code", (answer as { readonly status?: number }).status ?? 200)
    return answer
  }).pipe(
    Effect.annotateLogs({ request: requestId, tenant: tenant.id }),
    Effect.withSpan(`${ctx.method} ${route}`, { kind: "server", attributes, ...parent === undefined ? { root: true } : { parent } })
  )
}
