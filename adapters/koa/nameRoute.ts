import type { Router } from "@koa/router"
import type { Middleware } from "koa"
import { optionalSlash } from "./routesOf.ts"
import type { Visit } from "./Visit.ts"

/** Names in the log a call that was turned away before its handler: by the pattern it asked for. What fits none stays without a name. */
export const nameRoute = (...routers: ReadonlyArray<Router<Visit>>): Middleware<Visit> => async (ctx, next) => {
  await next()
  if (ctx.state.route !== undefined) return
  const [path] = routers.flatMap((router) => router.match(ctx.path, ctx.method).pathAndMethod.map((layer) => layer.path))
  if (typeof path === "string") ctx.state.route = path.replace(optionalSlash, "/")
}
