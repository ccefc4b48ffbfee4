import { randomUUID } from "node:crypto"
import type { Middleware } from "koa"

const policy = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; ` +
  "connect-src 'self'; frame-src blob:; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * Headers on everything (W1): no framing, no sniffing, scripts and styles only our own. `ctx.state.nonce` lets
 * one page carry one style; a frame holds nothing but what the page itself fetched, such as a document's PDF.
 */
export const guardHeaders = (secure: boolean): Middleware => {
  const always = Object.entries({
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(self), microphone=()",
    ...(secure ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {})
  })
  return async ({ res, state }, next) => {
    const nonce = randomUUID()
    res.setHeader("Content-Security-Policy", policy(nonce))
    for (const [name, value] of always) res.setHeader(name, value)
    state["nonce"] = nonce
    await next()
  }
}
