import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { changeChoiceLists, choiceLists } from "#domain/choice-lists/choiceListsHandlers.ts"
import { ChoiceLists, ChoiceListsDraft, maxChoices, defaultLists } from "#domain/choice-lists/ChoiceLists.ts"
import { freshTenant, withTenant } from "#tests/contracts/fresh.ts"

const [demo, other] = [freshTenant(), freshTenant()]
const shops = inMemory([demo, other])
const own: ChoiceLists = { version: 0, paymentSources: ["check", "Financing"], lostReasons: ["Bought a used car"] }

describe("a shop's custom lists", () => {
  it("have at least one name, without duplicates or overlong names", () => {
    const isRight = (lostReasons: ReadonlyArray<string>) =>
      Schema.is(ChoiceListsDraft)({ paymentSources: ["cash"], lostReasons })
    assert.isTrue(isRight(["price", "Bought a used car"]))
    for (const wrong of [
      [],
      [""],
      ["x".repeat(81)],
      ["Dealer", "dealer "],
      Array.from({ length: maxChoices + 1 }, String)
    ])
      assert.isFalse(isRight(wrong), String(wrong))
  })

  it.effect("are the defaults until the shop changes them, and separate for each shop", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* choiceLists.pipe(withTenant(demo.id)), defaultLists)
      const saved = yield* changeChoiceLists(own).pipe(withTenant(demo.id))
      assert.deepStrictEqual(saved, { ...own, version: 1 })
      assert.deepStrictEqual(yield* choiceLists.pipe(withTenant(demo.id)), saved)
      assert.deepStrictEqual(yield* choiceLists.pipe(withTenant(other.id)), defaultLists)
    }).pipe(Effect.provide(shops))
  )

  it.effect("store a name that matches a default in any language as its code, once, in the order typed", () =>
    Effect.gen(function* () {
      const saved = yield* changeChoiceLists({
        version: 0,
        paymentSources: ["Financing", "Chèque", "Comptant", "check"],
        lostReasons: ["Sin respuesta", "Prix", "Bought a used car", "No answer"]
      })
      assert.deepStrictEqual(saved.paymentSources, ["Financing", "check", "cash"])
      assert.deepStrictEqual(saved.lostReasons, ["noAnswer", "price", "Bought a used car"])
    }).pipe(withTenant(demo.id), Effect.provide(shops))
  )

  it.effect("reject a stale save with the current version, including one of two concurrent saves", () =>
    Effect.gen(function* () {
      const both = yield* Effect.forEach([own, own], (lists) => changeChoiceLists(lists).pipe(Effect.exit), {
        concurrency: "unbounded"
      })
      assert.strictEqual(both.filter(({ _tag }) => _tag === "Success").length, 1)
      const late = yield* changeChoiceLists(own).pipe(Effect.flip)
      assert.deepStrictEqual(late.current, { ...own, version: 1 })
    }).pipe(withTenant(demo.id), Effect.provide(shops))
  )
})
