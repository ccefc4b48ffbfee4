import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { InsurerDraft, insurerNamed } from "#domain/insurers/Insurer.ts"
import { changeInsurer, createInsurer } from "#domain/insurers/insurersHandlers.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { languages, languageTags } from "#domain/words/languages.ts"
import { readTopic } from "#domain/words/readTopic.ts"

const draft = (changes: Partial<InsurerDraft> = {}): InsurerDraft => ({
  insurerName: "Prairie Mutual Insurance",
  aliases: "Prairie Mutual\nPMI",
  network: "lynx",
  isActive: true,
  ...changes
})

const keeper = { id: TenantId.make("019a0000-0000-7000-8000-000000000001") }

describe("an insurer", () => {
  it("has a name", () => {
    assert.isTrue(Schema.is(InsurerDraft)(draft()))
    for (const insurerName of ["", " ", "x".repeat(121), "<b>x</b>"])
      assert.isFalse(Schema.is(InsurerDraft)(draft({ insurerName })), insurerName)
  })

  it("is meant by its name or another name of it, whatever the case", () => {
    const prairie = draft()
    const pmi = draft({ insurerName: "PMI", aliases: "" })
    for (const typed of ["prairie mutual insurance", " Prairie Mutual ", "pmi"])
      assert.strictEqual(insurerNamed([prairie], typed), prairie, typed)
    assert.strictEqual(insurerNamed([prairie, pmi], "pmi"), pmi, "its own name goes before another's other name")
    for (const typed of ["", "Prairie", "\n"]) assert.isUndefined(insurerNamed([prairie], typed), typed)
  })

  it.effect("takes no name that another has, neither as its name nor as another name", () =>
    Effect.gen(function* () {
      yield* createInsurer(draft())
      for (const taken of [
        draft(),
        draft({ insurerName: "pmi", aliases: "" }),
        draft({ insurerName: "Other", aliases: "Prairie mutual" })
      ])
        assert.strictEqual((yield* createInsurer(taken).pipe(Effect.flip))._tag, "InsurerNameTaken")
      const other = yield* createInsurer(draft({ insurerName: "Mesa Verde", aliases: "Mesa" }))
      assert.strictEqual(
        (yield* changeInsurer({ ...other, aliases: "Prairie Mutual" }).pipe(Effect.flip))._tag,
        "InsurerNameTaken"
      )
      assert.strictEqual((yield* changeInsurer({ ...other, aliases: "Mesa\nMV" })).version, 2)
    }).pipe(Effect.provide(inMemory([])), Effect.provideService(CurrentTenant, keeper))
  )
})

it.each(languageTags.slice(1))("calls insurers something of its own in %s", async (language) => {
  const [words, en] = await Promise.all([language, "en" as const].map((one) => readTopic(one, "screens", "insurers")))
  assert.notStrictEqual(
    words!["insurers.title"],
    en!["insurers.title"],
    `Write domain/words/${language} in ${languages[language].name}: what a shop there calls insurers.`
  )
})
