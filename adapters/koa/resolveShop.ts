import type { Middleware } from "koa"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { languageTags, isLanguage } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"
import type { Run } from "./mount.ts"
import type { PublicUrl } from "./PublicUrl.ts"
import type { RequestState } from "./RequestState.ts"

/**
 * Finds the shop by host name. Hosts that belong to no shop get a 404 in the reader's language; 127.0.0.1 is redirected
 * to the public URL.
 */
export const resolveShop =
  (run: Run<Tenants>, { prefixOf, url }: PublicUrl["Service"]): Middleware<RequestState> =>
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
      ctx.body = shopNotFoundPage(ctx.acceptsLanguages([...languageTags]), String(ctx.state.nonce), url)
      return
    }
    ctx.state = { ...ctx.state, tenant }
    await next()
  }

const words = translators(await everyLanguage("links", "no-shop"))

/** The page for a host that belongs to no shop, in the reader's language. It reveals nothing beyond the host itself. */
const shopNotFoundPage = (language: string | false, nonce: string, { origin, host }: URL): string => {
  const tongue = isLanguage(language) ? language : "en"
  const t = words[tongue]
  return `<!doctype html>
<html lang="${tongue}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t("title")}</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { display: grid; place-content: center; gap: 16px; min-height: 90vh; margin: 0; padding: 16px; text-align: center }
  h1 { margin: 0; font-size: 1.4rem }
</style>
<h1>${t("title")}</h1>
<a href="${origin}/login">${t("logIn", { host })}</a>
</html>
`
}
