import { assert, describe, it } from "@effect/vitest"
import { defaultColors } from "#domain/public-page/PageColors.ts"
import { contrastOf } from "#ui/contrastOf.ts"
import { correctedColors, pageTokens, tokenSheet } from "#web/public-page/pageTokens.ts"

/** Colors that shops are likely to choose, and the worst possible ones. */
const chosen = ["#000000", "#ffffff", "#ffff00", "#c8102e", "#777777", "#808080", "#0b6b73", "#ff00ff", "#f5f7f7"]

describe("a shop's page color scheme", () => {
  it("keeps text readable and buttons visible in both themes, whatever was chosen", () => {
    for (const one of chosen)
      for (const other of chosen) {
        const all = Object.fromEntries(Object.keys(defaultColors).map((name, at) => [name, at % 2 === 0 ? one : other]))
        for (const tokens of Object.values(pageTokens(all as never))) {
          const pairs = [
            [tokens.title, tokens.ground, 4.5],
            [tokens.title, tokens.raised, 4.5],
            [tokens.text, tokens.ground, 4.5],
            [tokens.text, tokens.raised, 4.5],
            [tokens.link, tokens.raised, 4.5],
            [tokens.button, tokens.ground, 3],
            [tokens["on-button"], tokens.button, 4.5],
            [tokens["on-header"], tokens.header, 4.5],
            [tokens["on-footer"], tokens.footer, 4.5],
            [tokens["on-overlay"], tokens.overlay, 4.5],
            [tokens["hero-button"], tokens.overlay, 3],
            [tokens["on-hero-button"], tokens["hero-button"], 4.4]
          ] as const
          for (const [words, ground, least] of pairs)
            assert.isAtLeast(contrastOf(words, ground), least, `${one} ${other}: ${words} on ${ground}`)
        }
      }
  })

  it("keeps chosen colors that are readable, and reports those it corrects", () => {
    assert.strictEqual(pageTokens(defaultColors).light.button, defaultColors.button)
    assert.deepStrictEqual(correctedColors(defaultColors), [])
    assert.deepStrictEqual(correctedColors({ ...defaultColors, text: "#eeeeee", buttonText: "#0b6b70" }), [
      "text",
      "buttonText"
    ])
  })

  it("adds nothing but colors to the style sheet", () =>
    assert.match(tokenSheet({ ...defaultColors, button: "#0b6b7380" }), /^[-\w.:;,#()[\]{}@= ]+$/))
})
