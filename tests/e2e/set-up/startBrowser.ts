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

/** A Chromium that every test file connects to. */
export const startBrowser = async () => {
  const server = await chromium.launchServer({ executablePath: chromiumPath(), args: quiet, host: "127.0.0.1" })
  return { address: server.wsEndpoint(), stop: () => server.close() }
}
