// Keeps the installer's phone on the phone: its page and the files that the page names, so that it opens without a
// signal. What was done there and the days are kept by the page itself.
const shell = "frit-installer-1"
const page = "/installer"

const namedIn = (html) => [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])]

/** Fetches the page anew and keeps it with its files; what no page names any more goes. */
const keepShell = async () => {
  const answer = await fetch(page, { cache: "no-store", credentials: "same-origin" })
  if (!answer.ok || answer.redirected) return answer
  const cache = await caches.open(shell)
  const files = namedIn(await answer.clone().text())
  for (const file of files) if (!(await cache.match(file))) await cache.add(file)
  await cache.put(page, answer.clone())
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== page && !files.includes(pathname) && !/barcodeWorker|zxing/.test(pathname)) await cache.delete(url)
  }
  return answer
}

addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})
addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim())
})

/** The page as the server has it now, or after three seconds without an answer as it is kept. */
const opened = async () => {
  const kept = await caches.match(page)
  const fresh = keepShell().catch(() => undefined)
  if (kept === undefined) return (await fresh) ?? Response.error()
  const late = new Promise((resolve) => setTimeout(resolve, 3000))
  return (await Promise.race([fresh, late])) ?? kept
}

/** A file is named by its content: the kept one is the right one. */
const fileOf = async (request) => {
  const kept = await caches.match(request)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(shell)).put(request, answer.clone())
  return answer
}

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== "GET" || origin !== location.origin) return
  if (mode === "navigate" && pathname === page) event.respondWith(opened())
  else if (pathname.startsWith("/assets/")) event.respondWith(fileOf(event.request))
})
