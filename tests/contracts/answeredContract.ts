import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Answered } from "#domain/contract/Answered.ts"
import type { Answer } from "#domain/contract/Envelope.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { inShop } from "./fresh.ts"

const noon = Date.UTC(2026, 10, 21, 12)
const day = 24 * 3_600_000
const given: Answer = { status: 200, body: { succeeded: true, messages: [], data: { number: 1001, words: ["é", "'"], nothing: null } } }

/** What every memory of answered calls must do (trust.md I1). */
export const answeredContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Answered | Transaction | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function*() {
      const [shop, { around }, answered] = [inShop(yield* newTenant), yield* Transaction, yield* Answered]
      const key = crypto.randomUUID()
      const first = around(Effect.tap(answered.take(key, "a call", noon), () => answered.keep(key, given))).pipe(shop)
      return { shop, around, answered, key, first }
    })

    it.effect("is asked for a new key once, and then gives the answer", () =>
      Effect.gen(function*() {
        const { shop, around, answered, key, first } = yield* opened
        assert.strictEqual(yield* first, "new")
        for (const now of [noon, noon + day - 1]) {
          assert.deepStrictEqual(yield* around(answered.take(key, "a call", now)).pipe(shop), given)
        }
      }))

    it.effect("tells when a key was used for another call", () =>
      Effect.gen(function*() {
        const { shop, around, answered, key, first } = yield* opened
        yield* first
        assert.strictEqual(yield* around(answered.take(key, "another call", noon)).pipe(shop), "otherCall")
      }))

    it.effect("forgets after 24 hours", () =>
      Effect.gen(function*() {
        const { shop, around, answered, key, first } = yield* opened
        yield* first
        assert.strictEqual(yield* around(answered.take(key, "another call", noon + day + 1)).pipe(shop), "new")
      }))

    it.effect("forgets a key whose call failed", () =>
      Effect.gen(function*() {
        const { shop, around, answered, key } = yield* opened
        yield* around(Effect.andThen(answered.take(key, "a call", noon), Effect.fail("no"))).pipe(shop, Effect.exit)
        assert.strictEqual(yield* around(answered.take(key, "another call", noon)).pipe(shop), "new")
      }))

    it.effect("lets one of thirty who come at once do the work; the others get its answer", () =>
      Effect.gen(function*() {
        const { shop, around, answered, key } = yield* opened
        const call = around(Effect.tap(answered.take(key, "a call", noon), (before) => before === "new" ? answered.keep(key, given) : Effect.void))
        const taken = yield* Effect.all(Array.from({ length: 30 }, () => call.pipe(shop)), { concurrency: "unbounded" })
        assert.strictEqual(taken.filter((before) => before === "new").length, 1)
        for (const before of taken.filter((one) => one !== "new")) assert.deepStrictEqual(before, given)
      }))

    it.effect("hides one shop's answers from another", () =>
      Effect.gen(function*() {
        const { around, answered, key, first } = yield* opened
        yield* first
        assert.strictEqual(yield* around(answered.take(key, "a call", noon)).pipe(inShop(yield* newTenant)), "new")
      }))
  })
