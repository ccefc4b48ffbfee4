import { assert, describe, it } from "@effect/vitest"
import { languages, wordsOf } from "#tests/web/words/wordFiles.ts"

const words = (language: (typeof languages)[number]) => Object.entries(wordsOf(language, "letters/documents"))

describe("the words of a paper", () => {
  it.each(languages)("have no stray spaces in %s", (language) => {
    for (const [id, text] of words(language)) assert.strictEqual(text, text.trim(), id)
  })

  it("are translated: papers in French and Spanish keep only words that are the same in both", () => {
    const english = new Map(words("en"))
    const same = (language: "fr" | "es") =>
      words(language).flatMap(([id, text]) => (!text.includes("{") && english.get(id) === text ? [text] : []))
    assert.deepStrictEqual(new Set(same("fr")), new Set(["Installation", "Notes", "Description", "Date"]))
    assert.deepStrictEqual(new Set(same("es")), new Set(["VIN"]))
  })
})
