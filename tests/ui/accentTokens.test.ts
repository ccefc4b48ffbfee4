import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { darkGrounds, lightGrounds } from "#ui/accentGrounds.ts"
import { accentSheet } from "#ui/accentSheet.ts"
import { type AccentTokens, accentTokens } from "#ui/accentTokens.ts"
import { hexOf, oklchOf } from "#ui/oklch.ts"
import { block, contrast } from "./measure.ts"

const css = readFileSync(new URL("../../ui/tokens.css", import.meta.url), "utf8")
const themes = {
  light: [block(css, '[data-theme="light"]'), lightGrounds],
  dark: [block(css, '[data-theme="dark"] {'), darkGrounds]
} as const

const parts = Schema.Number.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: 255 }))
const hex = (...rgb: ReadonlyArray<number>) => `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`
const surfaces = ["surface", "surface-raised", "surface-sunken", "surface-hover"]

/**
 * Returns the color pairs with too little contrast in a theme with that accent. Tokens other than the accent's come
 * from the style sheet.
 */
const faint = (own: AccentTokens, sheet: ReadonlyMap<string, string>) => {
  const value = (name: string) => own[name as keyof AccentTokens] ?? sheet.get(name) ?? assert.fail(`no --${name}`)
  const pairs = [
    ...["accent", "accent-hover", "accent-pressed"].map((ground) => ["on-accent", ground, 4.5] as const),
    ...[...surfaces, "accent-soft"].map((ground) => ["accent-text", ground, 4.5] as const),
    ...["text", "text-quiet"].map((text) => [text, "accent-soft", 4.5] as const),
    ...["frame", "frame-hover", "frame-current"].map((ground) => ["frame-accent", ground, 4.5] as const),
    ...surfaces.flatMap(
      (ground) =>
        [
          ["accent", ground, 3],
          ["focus", ground, 3]
        ] as const
    )
  ]
  return pairs
    .filter(([text, ground, least]) => contrast(value(text), value(ground)) < least)
    .map(([text, ground]) => `${text} ${value(text)} on ${ground} ${value(ground)}`)
}

describe("a shop's accent color", () => {
  it.prop(
    "is readable in both themes, whatever the color",
    [parts, parts, parts],
    ([r, g, b]) => {
      const tokens = accentTokens(hex(r, g, b)) ?? assert.fail("no tokens")
      assert.deepStrictEqual([faint(tokens.light, themes.light[0]), faint(tokens.dark, themes.dark[0])], [[], []])
    },
    { arbitrary: { runs: 400 } }
  )

  it.each(["#ffff00", "#ffffff", "#000000", "#808080", "#ff0000", "#0000ff", "#00ff00"])(
    "is readable even if it is %s",
    (color) => {
      const tokens = accentTokens(color) ?? assert.fail("no tokens")
      assert.deepStrictEqual([faint(tokens.light, themes.light[0]), faint(tokens.dark, themes.dark[0])], [[], []])
    }
  )

  it("is unchanged if it is already readable", () => {
    assert.strictEqual(accentTokens("#0b6b73")?.light.accent, "#0b6b73")
    assert.strictEqual(accentTokens("#0B6B73")?.light["on-accent"], "#ffffff")
  })

  it("keeps its hue if it is adjusted: a yellow turns dark, not green or red", () => {
    const accent = accentTokens("#ffd500")?.light.accent ?? assert.fail("no accent")
    assert.approximately(oklchOf(accent).hue, oklchOf("#ffd500").hue, 0.06)
    assert.isBelow(oklchOf(accent).light, oklchOf("#ffd500").light)
  })

  it.each(["", "teal", "#fff", "#0b6b7380", "0b6b73", "#0b6b7g"])("falls back to the default for %j", (color) => {
    assert.isNull(accentTokens(color))
    assert.strictEqual(accentSheet(color), "")
  })

  it("applies to both themes, and to the system's dark mode", () => {
    const sheet = accentSheet("#7a1fa2")
    const tokens = accentTokens("#7a1fa2") ?? assert.fail("no tokens")
    assert.strictEqual(block(sheet, '[data-theme="light"]').get("accent"), tokens.light.accent)
    assert.strictEqual(block(sheet, '[data-theme="dark"] {').get("accent"), tokens.dark.accent)
    assert.strictEqual(block(sheet, ":root:not([data-theme])").get("accent-text"), tokens.dark["accent-text"])
  })

  it.each(["light", "dark"] as const)("is measured against the actual %s theme", (theme) => {
    const [sheet, { surfaces, texts, frames }] = themes[theme]
    const named = (names: ReadonlyArray<string>) => names.map((name) => sheet.get(name))
    assert.deepStrictEqual(
      [...surfaces],
      named(["surface", "surface-raised", "surface-sunken", "surface-hover", "surface-pressed"])
    )
    assert.deepStrictEqual([...texts], named(["text", "text-quiet"]))
    assert.deepStrictEqual([...frames], named(["frame", "frame-hover", "frame-current"]))
  })
})

describe("OKLCH conversion", () => {
  /** From the tables of CSS Color 4. */
  it.each([
    ["#ff0000", 0.62796, 0.25768, 29.23],
    ["#008000", 0.51975, 0.17686, 142.5],
    ["#0000ff", 0.45201, 0.31321, 264.05]
  ] as const)("matches CSS for %s", (color, light, chroma, degrees) => {
    const found = oklchOf(color)
    assert.approximately(found.light, light, 0.0005)
    assert.approximately(found.chroma, chroma, 0.0005)
    assert.approximately(((found.hue * 180) / Math.PI + 360) % 360, degrees, 0.1)
  })

  it.prop("round-trips every color", [parts, parts, parts], ([r, g, b]) =>
    assert.strictEqual(hexOf(oklchOf(hex(r, g, b))), hex(r, g, b))
  )
})
