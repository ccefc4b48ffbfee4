import { assert, describe, it } from "@effect/vitest"
import { wordsOf } from "#domain/documents/wordsOf.ts"

type Leaf = string | ((...parts: ReadonlyArray<string>) => string)

const leaves = (branch: object, path = ""): ReadonlyArray<readonly [string, Leaf]> =>
  Object.entries(branch).flatMap(([key, leaf]: [string, Leaf | object]) =>
    typeof leaf === "object" ? leaves(leaf, `${path}${key}.`) : [[`${path}${key}`, leaf] as const]
  )

describe("the words of a paper", () => {
  for (const [language, words] of Object.entries(wordsOf)) {
    it(`are all there in ${language}, without stray spaces`, () => {
      for (const [path, leaf] of leaves(words)) {
        if (path === "timeFrame.") continue
        const text = typeof leaf === "string" ? leaf : leaf("A1", "B2")
        assert.strictEqual(text, text.trim(), path)
        assert.isNotEmpty(text, path)
      }
    })

    it(`use everything they are given in ${language}`, () => {
      for (const [path, leaf] of leaves(words)) {
        if (typeof leaf === "string") continue
        const given = ["A1", "B2"].slice(0, leaf.length)
        for (const part of given) assert.include(leaf(...given), part, path)
      }
    })
  }

  it("are translated: papers in French and Spanish keep only words that are the same in both", () => {
    const english = new Map(leaves(wordsOf.en))
    const same = (language: "fr" | "es") =>
      leaves(wordsOf[language])
        .filter(([path, leaf]) => typeof leaf === "string" && leaf !== "" && english.get(path) === leaf)
        .map(([, leaf]) => leaf)
    assert.deepStrictEqual(
      new Set(same("fr")),
      new Set(["Installation", "Notes", "Description", "Date", "Animal", "Collision"])
    )
    assert.deepStrictEqual(new Set(same("es")), new Set(["VIN", "Animal"]))
  })
})
