import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { send } from "@koa/send"
import type { Context, Middleware } from "koa"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import { authCookies } from "./authCookies.ts"
import type { PublicUrl } from "./PublicUrl.ts"
import type { Visit } from "./Visit.ts"

/**
 * Serves the built web app: assets by their hashed names for ever, and one page for every other address, told which
 * shop it is and whether mails are sent.
 */
export const serveWeb = (
  folder: string,
  { url }: Pick<PublicUrl["Service"], "url">,
  sendsMail: () => Promise<boolean>
): Middleware<Visit> => {
  const pageFile = join(folder, "index.html")
  if (!existsSync(pageFile))
    return (ctx) => {
      ctx.status = 503
      ctx.body = "The web app is not built yet: run npm start.\n"
    }
  const page = readFileSync(pageFile, "utf8")
  const preloads = preloadTags(folder)
  const documentFile = join(folder, "document.html")
  const documentPage = existsSync(documentFile) ? readFileSync(documentFile, "utf8") : page

  return async (ctx) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return void (ctx.status = 405)
    const isDocument = /^\/document\/[\w-]+$/.test(ctx.path)
    // What is no file of the build, such as a copy that an editor left (`app.js~`), is not there: no page stands for it.
    const isFile = ctx.path.startsWith("/assets/") || /\.\w+$/.test(ctx.path)
    ctx.state.route = isDocument ? "/document/:token" : isFile ? "/assets" : "/*"
    if (ctx.state.route === "/assets") return file(ctx as never, folder)
    ctx.set("Cache-Control", "no-store")
    ctx.type = "text/html; charset=utf-8"
    // A link is its holder's: neither search engines nor the next page hear of it.
    if (isDocument) ctx.set({ "X-Robots-Tag": "noindex, nofollow", "Referrer-Policy": "no-referrer" })
    const isSending = await sendsMail()
    const told = (isDocument ? documentPage : page).replace("<!--frit-->", () => facts(ctx.state, url, isSending))
    // Who has no cookie comes to the sign-in, whatever the address.
    const isSignedIn = authCookies(ctx).access !== undefined
    ctx.body =
      ctx.get("cookie") === "" ? told : told.replace("</head>", () => `${preloads(ctx.path, isSignedIn)}</head>`)
  }
}

/** A file of the build, compressed where the browser takes it so; 404 when it is not there, as after an update. */
const file = async (ctx: Context, folder: string) => {
  const setHeaders = (res: Context["res"]) =>
    void res.setHeader(
      "Cache-Control",
      ctx.path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"
    )
  // A worker has a policy of its own: only the reader of bar codes may run WebAssembly, the pages may not.
  if (/^\/assets\/barcodeWorker-[\w-]+\.js$/.test(ctx.path))
    ctx.set("Content-Security-Policy", "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'")
  // A paper in a tab of its own has no page that could name its icon.
  const path = ctx.path === "/favicon.ico" ? "/frit.svg" : ctx.path
  await send(ctx, path, { root: folder, brotli: true, gzip: true, hidden: false, setHeaders }).catch(
    (error: { readonly status?: number }) => {
      if (error.status !== 404 && error.status !== 403) throw error
      ctx.status = 404
    }
  )
}

const facts = ({ tenant, nonce }: Visit, url: URL, sendsMail: boolean) => {
  const root = tenant.tenantUniqueId === rootTenantUniqueId
  const said = JSON.stringify({
    baseUrl: url.origin,
    root,
    tenant: root ? null : { prefix: tenant.prefix, businessName: tenant.businessName },
    ...(sendsMail ? {} : { sendsMail })
  })
  return `<meta property="csp-nonce" nonce="${nonce}"><script type="application/json" id="frit">${said.replaceAll("<", "\\u003c")}</script>`
}

/** The build's list of what a screen needs by its path, `/jobs/:id/edit`: files, and calls such as `/jobs/:id`. */
const place = ".vite/preloads.json"

interface Preloads {
  readonly files: ReadonlyArray<string>
  readonly calls: ReadonlyArray<string>
}

/**
 * Names what the screen at an address needs in the page's head: the browser fetches it beside the first file, not
 * after that has run. Calls only for who is signed in: a refusal that came early would be taken for the answer.
 */
const preloadTags = (folder: string): ((path: string, isSignedIn: boolean) => string) => {
  const file = join(folder, place)
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, Preloads>>) : {}
  const screens = Object.entries(known).map(([path, { files, calls }]) => ({
    parts: path.split("/"),
    links: files.map(linkTo).join(""),
    calls
  }))
  return (path, isSignedIn) => {
    const asked = path.split("/")
    const screen = screens.find(
      ({ parts }) =>
        parts.length === asked.length && parts.every((part, at) => part.startsWith(":") || part === asked[at])
    )
    if (screen === undefined) return ""
    const named = (part: string) => asked[screen.parts.indexOf(part)] ?? ""
    const calls = isSignedIn ? screen.calls.map((call) => call.replace(/:\w+/g, named)).filter(isPlain) : []
    return `${calls.map(linkToCall).join("")}${screen.links}`
  }
}

/** Nothing of an address is written into the page that could be more than an id there. */
const isPlain = (path: string) => /^[\w/-]+$/.test(path)

/** As the app will ask: the browser gives the answer only to a request of the same mode and credentials. */
const linkToCall = (path: string) => `<link rel="preload" as="fetch" crossorigin href="/api/V1${path}">`

const linkTo = (file: string) =>
  file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
