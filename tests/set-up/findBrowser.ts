import { spawnSync } from "node:child_process"
import { chromium } from "playwright"

const wellKnown = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium"
]

/**
 * Finds the Chromium or Chrome to test with: CHROMIUM, an installed one, a Playwright download, or else the system
 * package (apt, as root). Each one is started before it is accepted, to rule out a snap stub or a missing library. If
 * none is found, prints a message and returns undefined: the tests that need a browser then fail and are counted.
 */
export const findBrowser = (): string | undefined => {
  const given = process.env["CHROMIUM"]
  if (given !== undefined && given !== "") return works(given) ?? say(`CHROMIUM=${given} does not run.`)
  return (
    here() ??
    download() ??
    installed() ??
    say("No Chromium or Chrome was found, and none could be installed. Install one, or set CHROMIUM=/path/to/it.")
  )
}

/**
 * Finds Debian's headless shell, in which pages open four times as fast: CHROMIUM_SHELL, an installed one, or else the
 * system package (apt, as root). Returns undefined if none is found; full Chromium works as well.
 */
export const findShell = (): string | undefined => {
  const name = process.env["CHROMIUM_SHELL"] || onPath("chromium-headless-shell")
  if (name !== undefined) return works(name)
  if (process.getuid?.() !== 0 || onPath("apt-get") === undefined) return undefined
  run("apt-get", ["update"])
  run("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"])
  const path = onPath("chromium-headless-shell")
  return path === undefined ? undefined : works(path)
}

const here = () => {
  for (const name of wellKnown) {
    const path = name.startsWith("/") ? name : onPath(name)
    const found = path === undefined ? undefined : works(path)
    if (found !== undefined) return found
  }
  return works(chromium.executablePath())
}

const download = () => {
  console.log("No browser found; downloading Chromium with Playwright")
  run(process.execPath, ["node_modules/playwright/cli.js", "install", "--no-shell", "chromium"])
  return works(chromium.executablePath())
}

const installed = () => {
  if (process.getuid?.() !== 0) return undefined
  console.log("Installing Chromium with apt-get")
  run("apt-get", ["update"])
  run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"])
  return here()
}

const works = (path: string) =>
  spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0 ? path : undefined

const onPath = (name: string) =>
  spawnSync("sh", ["-c", 'command -v "$1"', "sh", name], { encoding: "utf8" }).stdout?.trim() || undefined

const run = (program: string, args: ReadonlyArray<string>) =>
  spawnSync(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  })

const say = (line: string) => {
  console.error(line)
  return undefined
}
