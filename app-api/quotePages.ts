import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Router } from "@koa/router"
import { Effect } from "effect"
import type { Middleware } from "koa"
import { sendPage } from "#adapters/koa/sendPage.ts"
import type { Run } from "#adapters/koa/mount.ts"
import type { RequestState } from "#adapters/koa/RequestState.ts"
import type { Locations } from "#domain/locations/Locations.ts"
import { quoteGlasses } from "#domain/public-page/quoteTypes.ts"
import { readPublicPage } from "#domain/public-page/readPublicPage.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import type { Tenants } from "#domain/tenants/Tenants.ts"
import type { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { isLanguage, languageTags } from "#domain/words/languages.ts"
import { renderEmbedScript } from "#web/public-page/renderEmbedScript.ts"
import { quoteStyle, renderQuoteStart } from "#web/public-page/renderQuoteStart.ts"

type Needed = TenantSettings | Tenants | Locations

/**
 * Serves the public quote page at a shop's `/quote`, the pages for an appointment and for requested photos behind their
 * links, and the script that embeds the quote in the shop's own site. The pages use the shop's colors and contain the
 * first steps before any script has loaded. `app` handles the request if there is no shop or nothing is built.
 */
export const quotePages = (run: Run<Needed>, folder: string, app: Middleware<RequestState>): Router<RequestState> => {
  const file = join(folder, "quote.html")
  const built = existsSync(file) ? withItsSheet(readFileSync(file, "utf8"), folder) : undefined

  const page: Middleware<RequestState> = async (ctx, next) => {
    if (built === undefined || ctx.state.tenant.tenantUniqueId === rootTenantUniqueId) return app(ctx, next)
    const isPhotos = ctx.path.startsWith("/photos/")
    const isVisit = isPhotos || ctx.path.startsWith("/quote/visit/")
    ctx.state.route = isPhotos ? "/photos/:token" : isVisit ? "/quote/visit/:token" : "/quote"
    const { look, setting, tenant } = await run(
      readPublicPage.pipe(Effect.provideService(CurrentTenant, { id: ctx.state.tenant.id }))
    )
    const asked = (name: string) => String(ctx.query[name] ?? "")
    const spoken = ctx.acceptsLanguages([...languageTags])
    const language = isLanguage(asked("lang")) ? asked("lang") : isLanguage(spoken) ? spoken : tenant.language
    const first = isVisit
      ? ""
      : renderQuoteStart({
          language: isLanguage(language) ? language : tenant.language,
          name: tenant.businessName,
          phone: formatPhone(tenant.phoneNumber),
          country: tenant.country,
          services: setting.services,
          glass: quoteGlasses.find((one) => one === asked("glass")),
          isSent: asked("vin") !== "" || asked("plate") !== ""
        })
    ctx.state.hasNoCards = isVisit || setting.payment === "none"
    // Only the quote may be framed, and only by the sites the shop has listed.
    if (!isVisit && setting.embedOrigins.length > 0)
      ctx.set(
        "Content-Security-Policy",
        ctx.response
          .get("Content-Security-Policy")
          .replace("frame-ancestors 'none'", `frame-ancestors ${setting.embedOrigins.join(" ")}`)
      )
    ctx.set({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" })
    ctx.vary("Accept-Language")
    const style = `<style nonce="${ctx.state.nonce}">${quoteStyle(look.colors)}</style>`
    const html = built
      .replace(sheetNonce, () => ctx.state.nonce)
      .replace('<html lang="en">', () => `<html lang="${String(language)}">`)
      .replace("<!--frit-->", () => style)
      .replace("<!--first-->", () => first)
    await sendPage(ctx as never, html)
  }

  /** The script that a shop's own site loads to show the quote; it reveals nothing about the shop but its language. */
  const embed: Middleware<RequestState> = async (ctx, next) => {
    if (ctx.state.tenant.tenantUniqueId === rootTenantUniqueId) return app(ctx, next)
    ctx.state.route = "/embed.js"
    const { tenant } = await run(readPublicPage.pipe(Effect.provideService(CurrentTenant, { id: ctx.state.tenant.id })))
    ctx.set({ "Cache-Control": "public, max-age=3600", "Cross-Origin-Resource-Policy": "cross-origin" })
    ctx.type = "text/javascript; charset=utf-8"
    ctx.body = renderEmbedScript(tenant.language)
  }

  return new Router<RequestState>()
    .get("/embed.js", embed as never)
    .get("/quote", page as never)
    .get("/quote/visit/:token", page as never)
    .get("/photos/:token", page as never)
}

const sheetNonce = "<!--nonce-->"

/**
 * Inlines the page's style sheet, 4 kB compressed: the page renders with the first response, one round trip earlier,
 * which is half a second on a phone's connection.
 */
const withItsSheet = (page: string, folder: string): string =>
  page.replace(/<link rel="stylesheet"[^>]* href="(\/assets\/[\w-]+\.css)">/, (_, href: string) => {
    return `<style nonce="${sheetNonce}">${readFileSync(join(folder, href), "utf8")}</style>`
  })
