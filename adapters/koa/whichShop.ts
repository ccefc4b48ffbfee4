import type { Middleware } from "koa"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { languageTags } from "#domain/words/languages.ts"
import { noShopPage } from "./noShopPage.ts"
import type { Run } from "./Run.ts"
import type { PublicUrl } from "./PublicUrl.ts"
import type { Visit } from "./Visit.ts"

/**
 * Finds the shop by the host name. An address that is no shop's is answered 404, in the reader's language; 127.0.0.1 is
 * sent to the public address.
 */
export const whichShop =
  (run: Run<Tenants>, { prefixOf, url }: PublicUrl["Service"]): Middleware<Visit> =>
  async (ctx, next) => {
    const host = ctx.req.headers.host ?? ""
    const prefix = prefixOf(host)
    if (
      prefix === undefined &&
      /^127\.0\.0\.1(:|$)/.test(host) &&
      ctx.method === "GET" &&
      !ctx.path.startsWith("/api/")
    ) {
      const there = new URL(url)
      there.pathname = ctx.path
      there.search = ctx.search
      return ctx.redirect(there.href)
    }
    const tenant = prefix === undefined ? undefined : await run(Tenants.use((tenants) => tenants.byPrefix(prefix)))
    if (tenant === undefined) {
      ctx.status = 404
      if (ctx.path.startsWith("/api/")) return void (ctx.body = refused(404, "noShopHere").body)
      ctx.set("Cache-Control", "no-store")
      ctx.vary("Accept-Language")
      ctx.type = "text/html; charset=utf-8"
      ctx.body = noShopPage(ctx.acceptsLanguages([...languageTags]), String(ctx.state.nonce), url)
      return
    }
    ctx.state = { ...ctx.state, tenant }
    await next()
  }
