import type { Middleware } from "koa"
import type { Mail } from "#domain/mail/Mailer.ts"
import type { PublicUrl } from "./PublicUrl.ts"

/** A mail that was stored instead of sent; `at` is ISO 8601. */
interface KeptMail extends Omit<Mail, "attachments" | "logo"> {
  readonly at: string
  readonly attachments?: ReadonlyArray<string>
}

/**
 * /dev/mail: shows the mail of a development machine, which is not sent. Returns 404 to requests from other machines.
 */
export const devMail =
  ({ url }: Pick<PublicUrl["Service"], "url">, list: () => Promise<ReadonlyArray<KeptMail> | undefined>): Middleware =>
  async (ctx, next) => {
    const asked = /^\/dev\/mail(?:\/([\w-]+)(\/html)?)?$/.exec(ctx.path)
    if (asked === null || !isLocalRequest(url, ctx.req.socket.remoteAddress ?? "")) return next()
    ctx.state.route = "/dev/mail"
    const [, id, form] = asked
    const mails = await list()
    if (mails === undefined) return next()
    const mail = mails.find((one) => one.id === id)
    if (id !== undefined && mail === undefined) return next()
    ctx.set("Cache-Control", "no-store")
    ctx.type = "text/html; charset=utf-8"
    if (form !== undefined && mail !== undefined) {
      ctx.set(
        "Content-Security-Policy",
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-top-navigation-by-user-activation allow-popups"
      )
      ctx.body = mail.html
      return
    }
    ctx.body = page(String(ctx.state["nonce"]), mail === undefined ? listed(mails) : shown(mail))
  }

const listed = (mails: ReadonlyArray<KeptMail>) => `<h1>Mail</h1>
<p class="quiet">No SMTP server is configured, so emails are stored here instead of being sent.</p>
${
  mails.length === 0
    ? "<p>No emails yet.</p>"
    : `<ol>${mails
        .map(
          ({ id, subject, to, at }) =>
            `<li><a href="/dev/mail/${safe(id)}">${safe(subject)}</a><br><span class="quiet">${safe(to.name)} &lt;${safe(to.address)}&gt; · <time datetime="${at}">${at.slice(0, 16).replace("T", " ")} UTC</time></span></li>`
        )
        .join("")}</ol>`
}`

const shown = ({ id, subject, to, text, at, attachments = [] }: KeptMail) => `<p><a href="/dev/mail">All mail</a></p>
<h1>${safe(subject)}</h1>
<p class="quiet">${safe(to.name)} &lt;${safe(to.address)}&gt; · <time datetime="${at}">${at.slice(0, 16).replace("T", " ")} UTC</time> · <a href="/dev/mail/${safe(id)}/html">as HTML</a></p>${attachments
  .map(
    (name) => `
<p class="quiet">${safe(name)}</p>`
  )
  .join("")}
<pre>${safe(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)}</pre>`

const page = (nonce: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail · Frit</title>
<style nonce="${nonce}">:root{color-scheme:light dark}body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}.quiet{opacity:.75}li{margin:.75rem 0}</style>
</head><body><main>${body}</main></body></html>
`

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign]!)

/**
 * Returns whether the request may read other people's mail and texts: only from this machine, and only while the public
 * URL is localhost.
 */
export const isLocalRequest = (url: URL, connectedFrom: string): boolean =>
  /(^|\.)localhost$/.test(url.hostname) && /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/.test(connectedFrom)
