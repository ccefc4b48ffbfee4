import { createHash } from "node:crypto"
import { Router } from "@koa/router"
import { Clock, Effect } from "effect"
import type { Middleware } from "koa"
import { sendPage } from "#adapters/koa/sendPage.ts"
import { authCookies } from "#adapters/koa/authCookies.ts"
import type { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import type { Run } from "#adapters/koa/mount.ts"
import type { RequestState } from "#adapters/koa/RequestState.ts"
import type { Locations } from "#domain/locations/Locations.ts"
import { getPublicPage } from "#domain/public-page/getPublicPage.ts"
import type { PostalPlaces } from "#domain/schedule/PostalPlaces.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import type { Tenants } from "#domain/tenants/Tenants.ts"
import type { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { isLanguage, languageTags } from "#domain/words/languages.ts"
import { renderNoPublicPage, renderPublicPage } from "#web/public-page/renderPublicPage.ts"

type Needed = TenantSettings | Tenants | Locations | PostalPlaces

/** Returns the URL of a picture on the page. */
const pictureAt = (id: string) => `/api/V1/public-page/pictures/${id}`

/**
 * Serves shops' public pages, at "/" for visitors who are not signed in and at /businesspage for everyone, along with
 * robots.txt and the sitemap. Rendered from the current data for each request on any node. Browsers revalidate every
 * time and get a 304 while nothing has changed, so no cache ever needs purging. `app` handles requests that are not for
 * a shop's own page.
 */
export const publicPages = (
  run: Run<Needed>,
  { ofShop }: Pick<PublicUrl["Service"], "ofShop">,
  app: Middleware<RequestState>
): Router<RequestState> => {
  const factsOf = ({ tenant }: RequestState) =>
    run(
      Effect.all([getPublicPage, Clock.currentTimeMillis]).pipe(Effect.provideService(CurrentTenant, { id: tenant.id }))
    )
  const isPlatform = ({ tenant }: RequestState) => tenant.tenantUniqueId === rootTenantUniqueId

  const page: Middleware<RequestState> = async (ctx, next) => {
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
      // No scripts, and only the page's own style, allowed by hash: a cached page and a new header always match.
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
      // Weak, because the same page may be compressed differently.
      ctx.etag = `W/"${hashOf(html)}"`
      if (ctx.fresh) return void (ctx.status = 304)
    }
    await sendPage(ctx as never, html)
  }

  /** Tells crawlers what they may read: the page while it is published, and nothing of the staff's. */
  const robots: Middleware<RequestState> = async (ctx, next) => {
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

  const sitemap: Middleware<RequestState> = async (ctx, next) => {
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

  return new Router<RequestState>()
    .get("/", page as never)
    .get("/businesspage", page as never)
    .get("/robots.txt", robots as never)
    .get("/sitemap.xml", sitemap as never)
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64")
