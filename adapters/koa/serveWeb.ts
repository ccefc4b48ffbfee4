import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Middleware } from "koa"
import sirv from "sirv"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import type { PublicUrl } from "./PublicUrl.ts"
import type { Visit } from "./Visit.ts"

/** Serves the built web app: assets by their hashed names for ever, and one page for every other address, told which shop it is. */
export const serveWeb = (folder: string, { url }: Pick<PublicUrl["Service"], "url">): Middleware<Visit> => {
  const pageFile = join(folder, "index.html")
  if (!existsSync(pageFile)) return (ctx) => {
    ctx.status = 503
    ctx.body = "The web app is not built yet: run npm start.\n"
  }
  const page = readFileSync(pageFile, "utf8")
  const assets = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: [], setHeaders: (res, path) =>
    void res.setHeader("Cache-Control", path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache") })

  return async (ctx) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return void (ctx.status = 405)
    if (ctx.path !== "/" && ctx.path !== "/index.html" && await served(assets, ctx)) return
    if (ctx.path.startsWith("/assets/")) return void (ctx.status = 404)
    ctx.set("Cache-Control", "no-store")
    ctx.type = "text/html; charset=utf-8"
    ctx.body = page.replace("<!--frit-->", () => facts(ctx.state as Visit & { readonly nonce: string }, url))
  }
}

type Assets = ReturnType<typeof sirv>

const served = (assets: Assets, ctx: Parameters<Middleware>[0]) =>
  new Promise<boolean>((resolve) => {
    const answered = () => {
      ctx.respond = false
      resolve(true)
    }
    ctx.res.once("close", answered)
    ctx.res.once("finish", answered)
    ctx.res.statusCode = 200
    assets(ctx.req, ctx.res, () => {
      ctx.res.off("close", answered)
      ctx.res.off("finish", answered)
      ctx.res.statusCode = 404
      resolve(false)
    })
  })

const facts = ({ tenant, nonce }: Visit & { readonly nonce: string }, url: URL) => {
  const root = tenant.tenantUniqueId === rootTenantUniqueId
  const said = JSON.stringify({ baseUrl: url.origin, root, tenant: root ? null : { prefix: tenant.prefix, businessName: tenant.businessName } })
  return `<meta property="csp-nonce" nonce="${nonce}"><script type="application/json" id="frit">${said.replaceAll("<", "\\u003c")}</script>`
}
