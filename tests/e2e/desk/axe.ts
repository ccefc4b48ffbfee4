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
 * Returns axe's violations on the page in its current state, in all rules, in colors only (which take most of the
 * time), or in all but colors; for the entire page or a part of it. One line per element; empty if there are none.
 */
export const violations = async (
  page: Page,
  what: keyof typeof options,
  within = "html"
): Promise<ReadonlyArray<string>> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  const found = await page.evaluate(
    async ([only, part]: readonly [axe.RunOptions, string]) => {
      // Colors are checked without animations, and after a frame in which the page applies the other color scheme.
      const still = new CSSStyleSheet()
      still.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important }")
      document.adoptedStyleSheets = [still]
      await new Promise(requestAnimationFrame)
      // React Aria's live announcer names a pending button for seconds after it is gone.
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
