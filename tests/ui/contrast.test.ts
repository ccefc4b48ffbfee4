import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { block, contrast } from "./measure.ts"

const css = (file: string) => readFileSync(new URL(`../../ui/${file}`, import.meta.url), "utf8")

const themes = {
  light: block(css("tokens.css"), '[data-theme="light"]'),
  dark: block(css("tokens.css"), '[data-theme="dark"] {')
}

const surfaces = ["surface", "surface-raised", "surface-sunken", "surface-hover"]
const all = [...surfaces, "surface-pressed"]
const on = (texts: ReadonlyArray<string>, grounds: ReadonlyArray<string>) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const))

/** Text tokens with the surfaces they appear on. */
const texts = [
  ...on(["text"], [...all, "accent-soft", "danger-soft", "warning-soft", "success-soft", "info-soft"]),
  ...on(["text-quiet"], [...all, "accent-soft"]),
  ...on(["accent-text", "danger-text", "warning-text", "success-text", "info-text"], surfaces),
  ...on(["on-accent"], ["accent", "accent-hover", "accent-pressed"]),
  ...on(["on-danger"], ["danger", "danger-hover"]),
  ...["accent", "danger", "warning", "success", "info"].map((tone) => [`${tone}-text`, `${tone}-soft`] as const),
  ...on(["frame-text", "frame-text-quiet", "frame-accent"], ["frame", "frame-hover", "frame-current"])
]

/** Lines that must be visible to use a control, and marks that carry meaning. */
const lines = [
  ...on(["line-control", "accent", "danger", "focus"], ["surface", "surface-raised", "surface-sunken"]),
  ...on(["glass-frit"], ["glass-top", "glass-bottom", "glass-solar-top", "glass-solar-bottom"]),
  ...on(["glass-edge"], ["surface", "surface-raised"]),
  ...on(
    ["chart-1", "chart-2", "chart-3", "chart-4", "chart-5", "chart-6"],
    ["surface", "surface-raised", "surface-sunken"]
  ),
  ...on(["success-text", "warning-text", "danger"], ["surface-pressed"])
]

for (const [theme, tokens] of Object.entries(themes)) {
  const ratio = ([one, other]: readonly [string, string]) =>
    contrast(tokens.get(one) ?? assert.fail(`no --${one}`), tokens.get(other) ?? assert.fail(`no --${other}`))
  const tooFaint = (pairs: ReadonlyArray<readonly [string, string]>, least: number) =>
    pairs
      .map((pair) => ({ pair: pair.join(" on "), ratio: ratio(pair) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`)

  describe(`${theme} theme`, () => {
    it("has readable text on every surface (4.5:1)", () => assert.deepStrictEqual(tooFaint(texts, 4.5), []))
    it("has visible controls and marks (3:1)", () => assert.deepStrictEqual(tooFaint(lines, 3), []))
  })
}

describe("the set of theme tokens", () => {
  it("matches WCAG's own contrast examples", () => {
    assert.strictEqual(contrast("#000000", "#ffffff"), 21)
    assert.strictEqual(contrast("#767676", "#ffffff").toFixed(2), "4.54")
    assert.strictEqual(contrast("#777777", "#ffffff").toFixed(2), "4.48")
  })
  it("defines the same colors in light and dark", () =>
    assert.deepStrictEqual([...themes.light.keys()], [...themes.dark.keys()]))
  it("gives the system's dark mode the same values as the dark theme", () =>
    assert.deepStrictEqual([...block(css("systemTheme.css"), ":root:not([data-theme])")], [...themes.dark]))
})
