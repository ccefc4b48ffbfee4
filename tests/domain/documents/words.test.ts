import { assert, describe, it } from "@effect/vitest"
import { languages, wordsOf } from "#tests/web/words/wordFiles.ts"

const words = (language: (typeof languages)[number]) => Object.entries(wordsOf(language, "letters/documents"))

describe("document texts", () => {
  it.each(languages)("have no stray spaces in %s", (language) => {
    for (const [id, text] of words(language)) assert.strictEqual(text, text.trim(), id)
  })

  it("are translated: only words identical in both languages are the same in French and Spanish", () => {
    const english = new Map(words("en"))
    const same = (language: "fr" | "es") =>
      words(language).flatMap(([id, text]) => (!text.includes("{") && english.get(id) === text ? [text] : []))
    assert.deepStrictEqual(new Set(same("fr")), new Set(["Installation", "Notes", "Description", "Date"]))
    assert.deepStrictEqual(new Set(same("es")), new Set(["VIN"]))
  })
})
