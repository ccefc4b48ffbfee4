import { chromium } from "playwright"

/** How a browser is started that nobody looks at: without sandbox, graphics card and calls home. */
export const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
]

/** The Chromium to start: CHROMIUM names it. */
export const chromiumPath = (): string => process.env["CHROMIUM"] || "/usr/bin/chromium"

/**
 * Chromium without windows of its own, which CHROMIUM_SHELL names; the whole one where there is none. The whole one
 * opens a window for each visitor of a test, with pages of its own in it: four times the work, and it halves what
 * Lighthouse measures.
 */
export const shellPath = (): string => process.env["CHROMIUM_SHELL"] || chromiumPath()

/** A Chromium that every test file connects to. */
export const startBrowser = async () => {
  const server = await chromium.launchServer({ executablePath: shellPath(), args: quiet, host: "127.0.0.1" })
  return { address: server.wsEndpoint(), stop: () => server.close() }
}
