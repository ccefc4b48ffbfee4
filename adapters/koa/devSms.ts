import type { Middleware, Context } from "koa"
import getRawBody from "raw-body"
import { isLocalRequest } from "./devMail.ts"
import type { PublicUrl } from "./PublicUrl.ts"

/** A text message that was stored instead of sent; `at` is ISO 8601. */
interface KeptText {
  readonly from: string
  readonly to: string
  readonly body: string
  readonly at: string
}

interface Texts {
  readonly list: () => ReadonlyArray<KeptText>
  readonly reply: (phone: string, body: string) => Promise<void>
}

/**
 * /dev/sms: shows the text messages of a development machine, which are not delivered, and lets a developer reply to
 * them as the phone would. Returns 404 to requests from other machines.
 */
export const devSms =
  ({ url }: Pick<PublicUrl["Service"], "url">, texts: () => Promise<Texts | undefined>): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== "/dev/sms" || !isLocalRequest(url, ctx.req.socket.remoteAddress ?? "")) return next()
    ctx.state.route = ctx.path
    const kept = await texts()
    if (kept === undefined) return next()
    ctx.set("Cache-Control", "no-store")
    if (ctx.method === "POST") {
      const { phone, body } = (await readFields(ctx as never)) ?? {}
      if (ctx.get("origin") !== `${url.protocol}//${ctx.req.headers.host}` || !phone || !body)
        return void (ctx.status = 400)
      await kept.reply(phone, body)
      return ctx.redirect("/dev/sms")
    }
    ctx.type = "text/html; charset=utf-8"
    ctx.body = page(String(ctx.state["nonce"]), kept.list())
  }

const answers = ["STOP", "ARRET", "ALTO", "START", "HELP", "AIDE", "AYUDA"]

const shown = ({ from, to, body, at }: KeptText) => `<li>
<p class="quiet">${safe(from)} → ${safe(to)} · <time datetime="${at}">${at.slice(0, 16).replace("T", " ")} UTC</time></p>
<p>${safe(body).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)}</p>
${answers.includes(body) ? "" : `<form method="post"><input type="hidden" name="phone" value="${safe(to)}">${answers.map((word) => `<button name="body" value="${word}">${word}</button>`).join(" ")}</form>`}</li>`

const page = (nonce: string, texts: ReadonlyArray<KeptText>) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Texts · Frit</title>
<style nonce="${nonce}">:root{color-scheme:light dark}body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}.quiet{opacity:.75;margin:0}p{overflow-wrap:anywhere;margin:.25rem 0}li{margin:1rem 0}button{font:inherit;min-height:2rem}</style>
</head><body><main><h1>Texts</h1>
<p class="quiet">No SMS carrier is configured, so text messages are stored here instead of being sent. Use the buttons to reply as the phone.</p>
${texts.length === 0 ? "<p>No text messages yet.</p>" : `<ol>${texts.map(shown).join("")}</ol>`}</main></body></html>
`

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign]!)

/**
 * Parses the fields of an `application/x-www-form-urlencoded` form of up to 16 kB (W7); undefined if the request is not
 * one.
 */
const readFields = async (ctx: Context): Promise<Readonly<Record<string, string>> | undefined> => {
  if (!ctx.is("application/x-www-form-urlencoded")) return undefined
  const body = await getRawBody(ctx.req, {
    limit: 16 * 1024,
    length: ctx.req.headers["content-length"] ?? null,
    encoding: "utf8"
  }).catch(() => undefined)
  return body === undefined ? undefined : Object.fromEntries(new URLSearchParams(body))
}
