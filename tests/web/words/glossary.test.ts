import { assert, describe, it } from "@effect/vitest"
import { avoidedWords } from "#stories/docs/glossary/avoidedWords.ts"
import { glossary } from "#stories/docs/glossary/terms.ts"
import { slices, topics, wordsOf, type Language } from "./wordFiles.ts"

const found = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu")

/** Returns a message as a reader sees it: its arguments are other messages or data. */
const shown = (message: string) =>
  message.replaceAll(/\$\{[^}]*\}/g, "…").replaceAll(/\{\w+(?:, (?!plural|select)[^{}]*)?\}/g, "…")

type Said = readonly [id: string, text: string]

const textsOf = (language: Language, among: ReadonlyArray<string>): ReadonlyArray<Said> =>
  among.flatMap((topic) => Object.entries(wordsOf(language, topic)))

/** The card sandbox uses the wording of the processor's own frame. */
const ours = topics.filter((topic) => !topic.startsWith("sandbox/"))

/** The languages covered by the glossary. */
const inGlossary = ["en", "fr", "es"] as const

describe("the glossary", () => {
  for (const language of inGlossary) {
    const screens = textsOf(language, slices)
    const all = textsOf(language, ours)

    it(`is followed by every message in ${language}: no avoided words`, () => {
      assert.isAbove(all.length, 1_500)
      const misused = avoidedWords[language].flatMap(({ words, instead, except = [] }) =>
        all
          .filter(([id, text]) => found(words).test(shown(text)) && !except.includes(id))
          .map(([id, text]) => `${id}: ${text} (${instead})`)
      )
      assert.deepStrictEqual(misused, [])
    })

    it(`has no unused exceptions in ${language}`, () => {
      for (const { words, except = [] } of avoidedWords[language])
        for (const one of except)
          assert.isTrue(
            all.some(([id, text]) => id === one && found(words).test(text)),
            one
          )
    })

    it(`matches the words on the screens in ${language}`, () => {
      const said = new Map(screens)
      const bare = (text: string) => text.replaceAll(/ ⚑/g, "").replaceAll("\u00a0", " ").toLowerCase()
      for (const { terms } of glossary)
        for (const { message, [language]: term } of terms)
          if (message !== "") assert.strictEqual(bare(said.get(message) ?? ""), bare(term), message)
    })
  }

  it("gives every term in three languages", () => {
    assert.isAbove(glossary.flatMap(({ terms }) => terms).length, 150)
    for (const { terms } of glossary)
      for (const { en, fr, es } of terms) for (const word of [en, fr, es]) assert.isNotEmpty(word)
  })
})
