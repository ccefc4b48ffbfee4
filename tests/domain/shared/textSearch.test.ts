import { assert, describe, it } from "@effect/vitest"
import { hasText, wordSeparators } from "#domain/shared/textSearch.ts"

describe("text search in lists", () => {
  it.each([
    ["Ada Moreno", "ORE", true],
    ["Ada Moreno", "mo", true],
    ["Ada Moreno", "M", true],
    ["Ada Moreno", " ad ", true],
    ["Ada Moreno", "or", false],
    ["Ada Moreno", "o", false],
    ["Thomas Ammons-Moe", "mo", true],
    ["Thomas Ammons", "mo", false],
    ["Éclisse, Clip", "éC", true],
    ["CLP_5%", "5%", true],
    ["C-15%", "5%", false],
    ["D'Angelo", "an", true],
    ["6025550199", "60", true],
    ["6025550199", "99", false],
    ["Ada Moreno", "", true]
  ])("matches %j with %j: %j", (text, sought, isThere) => assert.strictEqual(hasText(text, sought), isThere))

  it("recognizes a word after each separator", () => {
    for (const separator of wordSeparators) assert.isTrue(hasText(`x${separator}ab`, "ab"), JSON.stringify(separator))
  })
})
