import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type axe from "axe-core"
import type { Page } from "playwright"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const colors: axe.RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } }

declare const window: { readonly axe: typeof axe }

/** What axe finds wrong with the page as it stands, or with its colors only; a line for each element, empty when all is well. */
export const violations = async (page: Page, what: "everything" | "colors"): Promise<ReadonlyArray<string>> => {
  if (!await page.evaluate(() => "axe" in window)) await page.evaluate(source)
  const found = await page.evaluate(async (only: axe.RunOptions) => {
    const frame = () => new Promise(requestAnimationFrame)
    // Colors are judged once they have come to rest.
    do {
      await frame()
      await frame()
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
    } while (document.getAnimations().some(({ playState }) => playState === "running"))
    return (await window.axe.run(document, { resultTypes: ["violations"], ...only })).violations
  }, what === "colors" ? colors : {})
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`))
}
