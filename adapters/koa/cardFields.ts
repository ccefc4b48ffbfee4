import type { Middleware } from "koa"
import type { Visit } from "./Visit.ts"
import type { CardFrame } from "#domain/payments/Card.ts"

/**
 * Lets pages hold the card's fields, and from nowhere but the processor's own origin (I10): the sandbox's
 * frame, or Square's script with what Square says it needs
 * (developer.squareup.com/docs/web-payments/content-security-policy).
 */
export const cardFields =
  (frame: () => Promise<CardFrame>): Middleware<Visit> =>
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
