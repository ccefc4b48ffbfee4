import type { Middleware } from "koa"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { refused } from "#domain/contract/Envelope.ts"
import type { Run } from "./Run.ts"
import type { PublicUrl } from "./PublicUrl.ts"
import type { Visit } from "./Visit.ts"

/** Finds the shop by the host name. An address that is no shop's is answered 404; 127.0.0.1 is sent to the public address. */
export const whichShop = (run: Run<Tenants>, { prefixOf, url }: PublicUrl["Service"]): Middleware<Visit> => async (ctx, next) => {
  const host = ctx.req.headers.host ?? ""
  const prefix = prefixOf(host)
  if (prefix === undefined && /^127\.0\.0\.1(:|$)/.test(host) && ctx.method === "GET" && !ctx.path.startsWith("/api/")) {
    return ctx.redirect(new URL(ctx.url, url).href)
  }
  const tenant = prefix === undefined ? undefined : await run(Tenants.use((tenants) => tenants.byPrefix(prefix)))
  if (tenant === undefined) {
    ctx.status = 404
    ctx.body = ctx.path.startsWith("/api/") ? refused(404, "noShopHere").body : `There is no shop at this address. Sign in at ${url.origin}\n`
    return
  }
  ctx.state = { ...ctx.state, tenant }
  await next()
}
