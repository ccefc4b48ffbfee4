import { chromium } from "playwright"

const quiet = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]

/** A Chromium (CHROMIUM names it) that every test file connects to. */
export const startBrowser = async () => {
  const server = await chromium.launchServer({ executablePath: process.env["CHROMIUM"] || "/usr/bin/chromium", args: quiet, host: "127.0.0.1" })
  return { address: server.wsEndpoint(), stop: () => server.close() }
}
