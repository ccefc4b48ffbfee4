import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"

/** The screenshots this browser is compared with, and whether there are any. */
export interface ScreenshotBaseline {
  readonly folder: string
  readonly areThere: boolean
}

declare module "vitest" {
  interface ProvidedContext {
    readonly pictures: ScreenshotBaseline
  }
}

const root = join(import.meta.dirname, "../..")
const named = new Map<string, string>()

/** Screenshots are specific to one system and Chromium version: others render text slightly differently. */
const folderOf = (browser: string): string => {
  const known = named.get(browser)
  if (known !== undefined) return known
  const major = /(\d+)\./.exec(run(browser))?.[1] ?? "unknown"
  const folder = `stories/ui/pictures/${process.platform}-chromium${major}`
  named.set(browser, folder)
  return folder
}

const run = (browser: string) => {
  try {
    return execFileSync(browser, ["--version"], {
      encoding: "utf8",
      timeout: 30_000,
      stdio: ["ignore", "pipe", "ignore"]
    })
  } catch {
    return ""
  }
}

/** Returns the screenshot folder of this browser; `PICTURES=take` starts a new set. */
export const screenshotBaseline = (browser: string): ScreenshotBaseline => {
  const folder = folderOf(browser)
  return { folder, areThere: process.env["PICTURES"] === "take" || existsSync(join(root, folder)) }
}

/** Returns the file of a screenshot. */
export const pictureOf = (at: string, browser: string, name: string, ending: string): string =>
  join(at, folderOf(browser), `${name}${ending}`)
