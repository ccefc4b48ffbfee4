import type { Middleware } from "koa"

/**
 * A host as RFC 9110 7.2 has it, of the kinds there are: names of letters, digits and dashes, or an IP address, with or
 * without a port.
 */
const host = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Refuses a request whose Host is none, or whose target is no path of ours, before anything reads either: addresses are
 * made from them.
 */
export const wellFormedRequest: Middleware = async (ctx, next) => {
  if (host.test(ctx.req.headers.host ?? "") && (ctx.req.url ?? "").startsWith("/")) return next()
  ctx.status = 400
  ctx.set("Cache-Control", "no-store")
  ctx.type = "text/plain; charset=utf-8"
  ctx.body = "This address cannot be read.\n"
}
