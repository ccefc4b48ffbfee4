import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { Insurer, InsurerDraft, insurerWithName } from "#domain/insurers/Insurer.ts"
import { Insurers } from "#domain/insurers/Insurers.ts"
import { createInsurer, saveInsurer } from "#domain/insurers/insurersHandlers.ts"
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

  it("is matched by its name or an alias, ignoring case and spaces", () => {
    const prairie = draft()
    for (const typed of ["prairie mutual insurance", " Prairie  Mutual ", "pmi"])
      assert.strictEqual(insurerWithName([draft({ insurerName: "Mesa", aliases: "" }), prairie], typed), prairie, typed)
    for (const typed of ["", "Prairie", "\n"]) assert.isUndefined(insurerWithName([prairie], typed), typed)
  })

  it.effect("rejects a name another insurer has, and reports the field, the name, and its owner", () =>
    Effect.gen(function* () {
      yield* createInsurer(draft())
      const refusedFor = (other: InsurerDraft) =>
        Effect.map(createInsurer(other).pipe(Effect.flip), ({ field, name, insurerName }) => [field, name, insurerName])
      const whose = "Prairie Mutual Insurance"
      assert.deepStrictEqual(yield* refusedFor(draft()), ["insurerName", whose, whose])
      assert.deepStrictEqual(yield* refusedFor(draft({ insurerName: "pmi", aliases: "" })), [
        "insurerName",
        "pmi",
        whose
      ])
      assert.deepStrictEqual(yield* refusedFor(draft({ insurerName: "Other", aliases: "Oth\nPrairie  mutual" })), [
        "aliases",
        "Prairie  mutual",
        whose
      ])
      const other = yield* createInsurer(draft({ insurerName: "Mesa Verde", aliases: "Mesa" }))
      const { save } = yield* Insurers
      const taken = yield* save(new Insurer({ ...other, aliases: "Prairie Mutual" })).pipe(Effect.flip)
      assert.strictEqual(taken._tag, "InsurerNameTaken")
      assert.strictEqual((yield* save(new Insurer({ ...other, aliases: "Mesa\nMV" }))).version, 2)
    }).pipe(Effect.provide(inMemory([])), Effect.provideService(CurrentTenant, keeper))
  )

  it.effect("keeps a replaced name as an alias for the claims that use it", () =>
    Effect.gen(function* () {
      const made = yield* createInsurer(draft({ aliases: "PMI\n" }))
      const renamed = yield* saveInsurer(new Insurer({ ...made, insurerName: "Prairie Group" }))
      assert.deepStrictEqual([renamed.insurerName, renamed.aliases], ["Prairie Group", "PMI\nPrairie Mutual Insurance"])
      assert.strictEqual(insurerWithName([renamed], "prairie mutual insurance"), renamed)
      // A different case is the same name. A deliberately removed name stays removed.
      const shouted = yield* saveInsurer(new Insurer({ ...renamed, insurerName: "PRAIRIE GROUP" }))
      assert.strictEqual(shouted.aliases, renamed.aliases)
      const cleared = yield* saveInsurer(new Insurer({ ...shouted, aliases: "" }))
      assert.strictEqual(cleared.aliases, "")
      // The aliases are full: what was typed is saved as is.
      const full = yield* saveInsurer(new Insurer({ ...cleared, insurerName: "New", aliases: "x".repeat(600) }))
      assert.strictEqual(full.aliases, "x".repeat(600))
    }).pipe(Effect.provide(inMemory([])), Effect.provideService(CurrentTenant, keeper))
  )
})

it.each(languageTags.slice(1))("has its own term for insurers in %s", async (language) => {
  const [words, en] = await Promise.all([language, "en" as const].map((one) => readTopic(one, "screens", "insurers")))
  assert.notStrictEqual(
    words!["insurers.title"],
    en!["insurers.title"],
    `Translate insurers in domain/words/${language} into ${languages[language].name}.`
  )
})
