import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type axe from "axe-core"
import type { Page } from "playwright"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

declare const window: { readonly axe: typeof axe }

/** What axe finds wrong with the page as it stands, a line for each element; empty when all is well. */
export const violations = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(source)
  const found = await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
    return (await window.axe.run(document, { resultTypes: ["violations"] })).violations
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`))
}
