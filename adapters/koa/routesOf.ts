import type { Router } from "@koa/router"
import type { Visit } from "./Visit.ts"

/** What these routers answer, as they run: `GET /api/V1/customers/:id`. HEAD goes with GET. */
export const routesOf = (...routers: ReadonlyArray<Router<Visit>>): ReadonlyArray<string> =>
  routers.flatMap((router) =>
    router.stack.flatMap(({ methods, path }) =>
      methods.filter((method) => method !== "HEAD").map((method) => `${method} ${String(path)}`)
    )
  )
