import { randomUUID } from "node:crypto"
import type { Middleware } from "koa"

/** Headers on everything (trust.md W1): no framing, no sniffing, scripts and styles only our own. `ctx.state.nonce` lets one page carry one style. */
export const guardHeaders = (secure: boolean): Middleware => async (ctx, next) => {
  const nonce = randomUUID()
  ctx.set({
    "Content-Security-Policy": [
      "default-src 'none'", "script-src 'self'", `style-src 'self' 'nonce-${nonce}'`, "img-src 'self' data: blob:", "font-src 'self'",
      "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"
    ].join("; "),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(self), microphone=()"
  })
  if (secure) ctx.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains")
  ctx.state["nonce"] = nonce
  await next()
}
