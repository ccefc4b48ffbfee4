import type { Middleware } from "koa"
import { refused } from "#domain/contract/Envelope.ts"
import type { PublicUrl } from "./PublicUrl.ts"

/**
 * Requires that requests that change data or the session come from our own page (W2): a custom header, which no other
 * site can send, and our own origin.
 */
export const requireSameOrigin =
  ({ url }: Pick<PublicUrl["Service"], "url">): Middleware =>
  async (ctx, next) => {
    const changes = ctx.method !== "GET" || ctx.path.startsWith("/api/V1/tokens/")
    const own = `${url.protocol}//${ctx.req.headers.host}`
    const origin = ctx.get("origin")
    const site = ctx.get("sec-fetch-site")
    const fromUs =
      ctx.get("x-frit") === "1" &&
      (origin === "" || origin === own) &&
      (site === "" || site === "same-origin" || site === "none")
    if (changes && !fromUs) {
      ctx.status = 403
      ctx.body = refused(403, "otherSite").body
      return
    }
    await next()
  }
