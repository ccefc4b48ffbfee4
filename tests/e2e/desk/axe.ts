import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type axe from "axe-core"
import type { Page } from "playwright"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const ofColors = ["color-contrast", "link-in-text-block"]

const options: Readonly<Record<"everything" | "colors" | "allButColors", axe.RunOptions>> = {
  everything: {},
  colors: { runOnly: { type: "rule", values: ofColors } },
  allButColors: { rules: Object.fromEntries(ofColors.map((rule) => [rule, { enabled: false }])) }
}

declare const window: { readonly axe: typeof axe }

/**
 * What axe finds wrong with the page as it stands, or with its colors only, which take most of the time, or with all but
 * these; everywhere or within a part of it. A line for each element, empty when all is well.
 */
export const violations = async (
  page: Page,
  what: keyof typeof options,
  within = "html"
): Promise<ReadonlyArray<string>> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  const found = await page.evaluate(
    async ([only, part]: readonly [axe.RunOptions, string]) => {
      // Colors are judged at rest: nothing moves any more, and a frame lets the page hear of the other scheme.
      const still = new CSSStyleSheet()
      still.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important }")
      document.adoptedStyleSheets = [still]
      await new Promise(requestAnimationFrame)
      // React Aria names a pending button for seconds after it is gone; the announcer is its own.
      return (
        await window.axe.run(
          { include: [[part]], exclude: [["[data-live-announcer]"]] },
          { resultTypes: ["violations"], preload: false, ...only }
        )
      ).violations
    },
    [options[what], within] as const
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`)
  )
}
