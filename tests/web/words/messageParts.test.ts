import { parse } from "@formatjs/icu-messageformat-parser"
import { assert, describe, it } from "@effect/vitest"
import { shortMessage } from "#api/launch/shortMessage.ts"
import { messageParts } from "#domain/words/messageParts.ts"
import { languages, slices, wordsOf } from "./wordFiles.ts"

describe("a precompiled message", () => {
  it.each(languages)("has the same parts as the parser returns, for all messages in %s", (language) => {
    const texts = slices.flatMap((slice) => Object.values(wordsOf(language, slice)))
    assert.isAbove(texts.length, 1_000)
    for (const text of texts) assert.deepStrictEqual(messageParts(shortMessage(text)), parse(text))
  })

  it.each([
    ["Saved by {name}", "Saved by {name}"],
    ["{a}{b}", "{a}{b}"],
    ["It''s {name}''s", "It's {name}'s"],
    [
      "{n, plural, one {# job} other {# jobs of {name}}}",
      [[6, "n", { one: [7, " job"], other: [7, " jobs of {name}"] }]]
    ],
    ["{kind, select, quote {Quote} other {Job}} saved", [[5, "kind", { quote: "Quote", other: "Job" }], " saved"]]
  ] as const)("is compact: %s", (text, short) => {
    assert.deepStrictEqual<unknown>(shortMessage(text), short)
    assert.deepStrictEqual(messageParts(shortMessage(text)), parse(text))
  })

  it.each([
    "a '{b}' c",
    "{at, date, ::yyyyMMdd}",
    "{n, plural, offset:1 one {#} other {#}}",
    "{n, selectordinal, one {#st} other {#th}}"
  ])("has the same parts for complex syntax: %s", (text) =>
    assert.deepStrictEqual(messageParts(shortMessage(text)), parse(text))
  )
})
