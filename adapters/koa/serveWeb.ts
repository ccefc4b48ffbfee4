import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { send } from "@koa/send"
import type { Context, Middleware } from "koa"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import { authCookies } from "./authCookies.ts"
import type { PublicUrl } from "./PublicUrl.ts"
import type { RequestState } from "./RequestState.ts"

/**
 * Serves the built web app: assets by hashed name with an unlimited cache lifetime, and one page for all other paths,
 * which is told the shop and whether mail is sent.
 */
export const serveWeb = (
  folder: string,
  { url }: Pick<PublicUrl["Service"], "url">,
  sendsMail: () => Promise<boolean>
): Middleware<RequestState> => {
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
    // A path with a file extension that is not part of the build, such as an editor's backup (`app.js~`), is a 404, not
    // the page.
    const isFile = ctx.path.startsWith("/assets/") || /\.\w+$/.test(ctx.path)
    ctx.state.route = isDocument ? "/document/:token" : isFile ? "/assets" : "/*"
    if (ctx.state.route === "/assets") return file(ctx as never, folder)
    ctx.set("Cache-Control", "no-store")
    ctx.type = "text/html; charset=utf-8"
    // The link is private: hide it from search engines and from the pages that it links to.
    if (isDocument) ctx.set({ "X-Robots-Tag": "noindex, nofollow", "Referrer-Policy": "no-referrer" })
    const isSending = await sendsMail()
    const told = (isDocument ? documentPage : page).replace("<!--frit-->", () => facts(ctx.state, url, isSending))
    // A visitor without cookies ends up at the sign-in page, so no preloads.
    const isSignedIn = authCookies(ctx).access !== undefined
    ctx.body =
      ctx.get("cookie") === "" ? told : told.replace("</head>", () => `${preloads(ctx.path, isSignedIn)}</head>`)
  }
}

/** Serves a file of the build, compressed if the browser accepts it; 404 if it is missing, as after an update. */
const file = async (ctx: Context, folder: string) => {
  const setHeaders = (res: Context["res"]) =>
    void res.setHeader(
      "Cache-Control",
      ctx.path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"
    )
  // The worker has its own CSP: only the barcode reader may run WebAssembly, pages may not.
  if (/^\/assets\/barcodeWorker-[\w-]+\.js$/.test(ctx.path))
    ctx.set("Content-Security-Policy", "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'")
  // A document in its own tab has no page that could link to the icon.
  const path = ctx.path === "/favicon.ico" ? "/frit.svg" : ctx.path
  await send(ctx, path, { root: folder, brotli: true, gzip: true, hidden: false, setHeaders }).catch(
    (error: { readonly status?: number }) => {
      if (error.status !== 404 && error.status !== 403) throw error
      ctx.status = 404
    }
  )
}

const facts = ({ tenant, nonce }: RequestState, url: URL, sendsMail: boolean) => {
  const root = tenant.tenantUniqueId === rootTenantUniqueId
  const said = JSON.stringify({
    baseUrl: url.origin,
    root,
    tenant: root ? null : { prefix: tenant.prefix, businessName: tenant.businessName },
    ...(sendsMail ? {} : { sendsMail })
  })
  return `<meta property="csp-nonce" nonce="${nonce}"><script type="application/json" id="frit">${said.replaceAll("<", "\\u003c")}</script>`
}

/**
 * The build's list of what each screen needs, by path (`/jobs/:id/edit`): files, and API requests such as `/jobs/:id`.
 */
const place = ".vite/preloads.json"

interface Preloads {
  readonly files: ReadonlyArray<string>
  readonly calls: ReadonlyArray<string>
}

/**
 * Returns preload tags for what the screen at a path needs, so the browser fetches it in parallel with the first script
 * instead of after it. API requests are preloaded only for signed-in users: an early refusal would be taken for the
 * response.
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

/** Only characters of ids may be copied from the URL into the page. */
const isPlain = (path: string) => /^[\w/-]+$/.test(path)

/** Must match the app's request: the browser reuses the response only for the same mode and credentials. */
const linkToCall = (path: string) => `<link rel="preload" as="fetch" crossorigin href="/api/V1${path}">`

const linkTo = (file: string) =>
  file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
