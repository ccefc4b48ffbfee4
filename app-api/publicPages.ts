import { createHash } from "node:crypto"
import { Router } from "@koa/router"
import { Clock, Effect } from "effect"
import type { Middleware } from "koa"
import { sendPage } from "#adapters/koa/sendPage.ts"
import { authCookies } from "#adapters/koa/authCookies.ts"
import type { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import type { Run } from "#adapters/koa/mount.ts"
import type { Visit } from "#adapters/koa/Visit.ts"
import type { Locations } from "#domain/locations/Locations.ts"
import { seePublicPage } from "#domain/public-page/seePublicPage.ts"
import type { PostalPlaces } from "#domain/schedule/PostalPlaces.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import type { Tenants } from "#domain/tenants/Tenants.ts"
import type { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { isLanguage, languageTags } from "#domain/words/languages.ts"
import { renderNoPublicPage, renderPublicPage } from "#web/public-page/renderPublicPage.ts"

type Needed = TenantSettings | Tenants | Locations | PostalPlaces

/** Where visitors fetch a picture of the page. */
const pictureAt = (id: string) => `/api/V1/public-page/pictures/${id}`

/**
 * The pages of shops for their customers, at "/" for who has not signed in and at /businesspage for everybody, with what
 * search engines ask for. Made for each visit of what is saved at that moment, on whichever node: a browser asks again
 * each time, and is answered 304 while nothing has changed, so nothing is left to purge. `app` answers what is not a
 * shop's own page.
 */
export const publicPages = (
  run: Run<Needed>,
  { ofShop }: Pick<PublicUrl["Service"], "ofShop">,
  app: Middleware<Visit>
): Router<Visit> => {
  const factsOf = ({ tenant }: Visit) =>
    run(
      Effect.all([seePublicPage, Clock.currentTimeMillis]).pipe(Effect.provideService(CurrentTenant, { id: tenant.id }))
    )
  const isPlatform = ({ tenant }: Visit) => tenant.tenantUniqueId === rootTenantUniqueId

  const page: Middleware<Visit> = async (ctx, next) => {
    const isSignedIn = ctx.path === "/" && authCookies(ctx as never).access !== undefined
    if (isPlatform(ctx.state) || isSignedIn) return app(ctx, next)
    ctx.state.route = ctx.path
    const [{ state, facts }, now] = await factsOf(ctx.state)
    const asked = String(ctx.query["lang"] ?? "")
    const isChosen = isLanguage(asked)
    const spoken = ctx.acceptsLanguages([facts.language, ...languageTags])
    const language = isChosen ? asked : isLanguage(spoken) ? spoken : facts.language
    const { html, style } =
      state === "active"
        ? renderPublicPage(facts, {
            language,
            isChosen,
            now,
            origin: ofShop(ctx.state.tenant.prefix),
            quotePath: "/quote",
            pictureAt
          })
        : renderNoPublicPage(facts.businessName, language)
    const policy = ctx.response.get("Content-Security-Policy")
    ctx.set({
      // No script at all, and one style, which is named: a kept page and a new header always fit each other.
      "Content-Security-Policy": policy
        .replace(/script-src [^;]+/, "script-src 'none'")
        .replace(/style-src [^;]+/, `style-src 'sha256-${hashOf(style)}'`),
      "Cache-Control": "public, no-cache",
      "Content-Language": language
    })
    ctx.vary("Accept-Language, Cookie")
    if (state !== "active") ctx.set({ "X-Robots-Tag": "noindex", "Cache-Control": "no-store" })
    else {
      ctx.status = 200
      // Weak: the same page, however it is compressed.
      ctx.etag = `W/"${hashOf(html)}"`
      if (ctx.fresh) return void (ctx.status = 304)
    }
    await sendPage(ctx as never, html)
  }

  /** What crawlers may read: the page while it is shown, and nothing of the staff's. */
  const robots: Middleware<Visit> = async (ctx, next) => {
    if (isPlatform(ctx.state)) return app(ctx, next)
    ctx.state.route = ctx.path
    const [{ state }] = await factsOf(ctx.state)
    const origin = ofShop(ctx.state.tenant.prefix)
    ctx.type = "text/plain; charset=utf-8"
    ctx.set("Cache-Control", "no-cache")
    ctx.body =
      state === "active"
        ? `User-agent: *\nAllow: /$\nAllow: /?lang=\nAllow: /api/V1/public-page/pictures/\nDisallow: /\n\nSitemap: ${origin}/sitemap.xml\n`
        : "User-agent: *\nDisallow: /\n"
  }

  const sitemap: Middleware<Visit> = async (ctx, next) => {
    if (isPlatform(ctx.state)) return app(ctx, next)
    ctx.state.route = ctx.path
    const [{ state }] = await factsOf(ctx.state)
    if (state !== "active") return void (ctx.status = 404)
    const origin = ofShop(ctx.state.tenant.prefix)
    const others = languageTags.map(
      (tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}/?lang=${tag}"/>`
    )
    const urls = ["/", ...languageTags.map((tag) => `/?lang=${tag}`)].map(
      (path) => `<url><loc>${origin}${path}</loc>${others.join("")}</url>`
    )
    ctx.type = "application/xml; charset=utf-8"
    ctx.set("Cache-Control", "no-cache")
    ctx.body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>\n`
  }

  return new Router<Visit>()
    .get("/", page as never)
    .get("/businesspage", page as never)
    .get("/robots.txt", robots as never)
    .get("/sitemap.xml", sitemap as never)
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64")
