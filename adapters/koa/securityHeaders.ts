import { randomUUID } from "node:crypto"
import type { Middleware } from "koa"
import type { CardFrame } from "#domain/payments/Card.ts"
import type { RequestState } from "./RequestState.ts"

const policy = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; ` +
  "connect-src 'self'; frame-src blob:; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * Sets security headers on every response (W1): no framing, no content sniffing, only our own scripts and styles.
 * `ctx.state.nonce` allows one inline style per page. Frames may only show blobs created by the page, such as a
 * document's PDF.
 */
export const securityHeaders = (secure: boolean): Middleware => {
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

/**
 * Allows pages to show images that the file store serves directly to browsers. `originOf` returns its origin, or
 * undefined if it serves none.
 */
export const allowImagesFrom = (originOf: () => Promise<string | undefined>): Middleware => {
  let origin: Promise<string | undefined> | undefined
  return async (ctx, next) => {
    const from = await (origin ??= originOf())
    const policy = ctx.response.get("Content-Security-Policy")
    if (from !== undefined)
      ctx.set("Content-Security-Policy", policy.replace("img-src 'self'", `img-src 'self' ${from}`))
    await next()
  }
}

/**
 * Allows pages to embed the card form, only from the processor's own origin (I10): the sandbox's frame, or Square's
 * script with the sources Square requires (developer.squareup.com/docs/web-payments/content-security-policy).
 */
export const allowCardFrame =
  (frame: () => Promise<CardFrame>): Middleware<RequestState> =>
  async (ctx, next) => {
    await next()
    if (!String(ctx.type).startsWith("text/html") || ctx.state.hasNoCards) return
    const added = sourcesOf(await frame())
    const policy = String(ctx.response.get("Content-Security-Policy")).split("; ")
    const names = policy.map((directive) => directive.split(" ")[0]!)
    ctx.set(
      "Content-Security-Policy",
      [
        ...policy.map((directive, at) => [directive, ...(added[names[at]!] ?? [])].join(" ")),
        ...Object.entries(added)
          .filter(([name]) => !names.includes(name))
          .map(([name, sources]) => [name, ...sources].join(" "))
      ].join("; ")
    )
  }

const sourcesOf = (frame: CardFrame): Readonly<Record<string, ReadonlyArray<string>>> => {
  if (frame.kind === "sandbox") return { "frame-src": [frame.origin] }
  if (frame.kind === "none") return {}
  const host = new URL(frame.script).origin
  const isSandbox = frame.applicationId.startsWith("sandbox-")
  return {
    "script-src": [host],
    "frame-src": [host],
    "connect-src": [host, `https://pci-connect.squareup${isSandbox ? "sandbox" : ""}.com`],
    "style-src": [host]
  }
}
