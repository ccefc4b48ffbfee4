import { assert, describe, it } from "@effect/vitest"
import { wrap } from "#adapters/pdf/wrap.ts"

// One point per character, so that widths can be counted by hand.
const lines = (text: string, width: number) => wrap(text, width, ({ length }) => length)

describe("line wrapping", () => {
  it("breaks at spaces", () => assert.deepStrictEqual(lines("upper molding clip", 13), ["upper molding", "clip"]))
  it("fills a line exactly", () => assert.deepStrictEqual(lines("ab cd ef", 5), ["ab cd", "ef"]))
  it("keeps words joined by non-breaking spaces together", () =>
    assert.deepStrictEqual(lines("total 969,18\u00a0$", 12), ["total", "969,18\u00a0$"]))
  it("breaks a word only if it alone is too wide", () =>
    assert.deepStrictEqual(lines("no ABCDEFGH", 5), ["no", "ABCDE", "FGH"]))
  it("breaks an email address after its punctuation", () =>
    assert.deepStrictEqual(lines("bea.ortiz@copperstate.example", 14), ["bea.ortiz@", "copperstate.", "example"]))
  it("preserves typed line breaks and blank lines", () =>
    assert.deepStrictEqual(lines("one\r\n\ntwo", 9), ["one", "", "two"]))
})
