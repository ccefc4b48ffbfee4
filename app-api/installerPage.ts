import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Router } from "@koa/router"
import type { Middleware } from "koa"
import type { RequestState } from "#adapters/koa/RequestState.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"

/**
 * Serves the installer's phone app at a shop's `/installer`. The page is the same for everyone, because its content
 * comes from API calls. `app` handles the request if there is no shop or nothing is built.
 */
export const installerPage = (folder: string, app: Middleware<RequestState>): Router<RequestState> => {
  const file = join(folder, "installer.html")
  const built = existsSync(file) ? readFileSync(file, "utf8") : undefined
  const page: Middleware<RequestState> = async (ctx, next) => {
    if (built === undefined || ctx.state.tenant.tenantUniqueId === rootTenantUniqueId) return app(ctx, next)
    ctx.state.route = "/installer"
    ctx.set({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" })
    ctx.type = "text/html; charset=utf-8"
    ctx.body = built
  }
  return new Router<RequestState>().get("/installer", page as never)
}
