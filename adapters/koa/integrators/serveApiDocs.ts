import type { Router } from "@koa/router"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { openApi } from "#domain/contract/openApi.ts"
import type { RequestState } from "../RequestState.ts"
import { docsPage } from "./docsPage.ts"

interface Contract {
  readonly endpoints: ReadonlyArray<Endpoint>
  /** Returns the URL of a shop. */
  readonly ofShop: (prefix: string) => string
}

/**
 * Serves the API contract for machines (`/openapi.json`) and for people (`/docs`). Generated on first request, not at
 * every start.
 */
export const serveApiDocs = (router: Router<RequestState>, { endpoints, ofShop }: Contract) => {
  const contract = once(() => openApi({ title: "Frit", version: "V1", endpoints, ofShop }))
  const page = once(() => docsPage(endpoints, contract()))
  router.get("/openapi.json", (ctx) => {
    ctx.state.route = "/api/V1/openapi.json"
    ctx.set("Cache-Control", "no-store")
    ctx.body = contract()
  })
  router.get("/docs", (ctx) => {
    ctx.state.route = "/api/V1/docs"
    ctx.set("Cache-Control", "no-store")
    ctx.type = "text/html; charset=utf-8"
    ctx.body = page()(ctx.state.nonce, ofShop(ctx.state.tenant.prefix))
  })
}

const once = <A>(make: () => A) => {
  let made: { readonly it: A } | undefined
  return () => (made ??= { it: make() }).it
}
