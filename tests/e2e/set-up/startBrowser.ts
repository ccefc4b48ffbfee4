import { chromium } from "playwright"

/** Flags for an unattended browser: without sandbox, GPU and background requests. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
]

/** Returns the path of the Chromium to start, named by CHROMIUM. */
export const chromiumPath = (): string => process.env["CHROMIUM"] || "/usr/bin/chromium"

/**
 * Returns the path of Chromium's headless shell, named by CHROMIUM_SHELL, or else of full Chromium. Full Chromium opens
 * a window with its own pages for each test visitor, which takes four times the work and halves what Lighthouse
 * measures.
 */
export const shellPath = (): string => process.env["CHROMIUM_SHELL"] || chromiumPath()

/** Starts a Chromium that every test file connects to. */
export const startBrowser = async () => {
  const server = await chromium.launchServer({ executablePath: shellPath(), args: browserFlags, host: "127.0.0.1" })
  return { address: server.wsEndpoint(), stop: () => server.close() }
}
