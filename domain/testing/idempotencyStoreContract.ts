import { Effect } from "effect"
import { IdempotencyStore } from "#domain/contract/answerOnce.ts"
import type { Answer } from "#domain/contract/Envelope.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { type Contract, type Given, inShop, same } from "./Contract.ts"

const noon = Date.UTC(2026, 10, 21, 12)
const day = 24 * 3_600_000
const given: Answer = {
  status: 200,
  body: { succeeded: true, messages: [], data: { number: 1001, words: ["é", "'"], nothing: null } }
}

/** Requirements for every adapter of `IdempotencyStore` (I1). */
export const idempotencyStoreContract = <R>({
  newId,
  newTenant
}: Given<R>): Contract<IdempotencyStore | Transaction | R> => {
  const opened = Effect.gen(function* () {
    const [shop, { around }, answered] = [inShop(yield* newTenant), yield* Transaction, yield* IdempotencyStore]
    const key = newId()
    const first = around(Effect.tap(answered.take(key, "a call", noon), () => answered.keep(key, given))).pipe(shop)
    return { shop, around, answered, key, first }
  })

  return {
    "is asked for a new key once, and then gives the answer": Effect.gen(function* () {
      const { shop, around, answered, key, first } = yield* opened
      same(yield* first, "new")
      for (const now of [noon, noon + day - 1]) {
        same(yield* around(answered.take(key, "a call", now)).pipe(shop), given)
      }
    }),

    "tells when a key was used for another call": Effect.gen(function* () {
      const { shop, around, answered, key, first } = yield* opened
      yield* first
      same(yield* around(answered.take(key, "another call", noon)).pipe(shop), "otherCall")
    }),

    "forgets after 24 hours": Effect.gen(function* () {
      const { shop, around, answered, key, first } = yield* opened
      yield* first
      same(yield* around(answered.take(key, "another call", noon + day + 1)).pipe(shop), "new")
    }),

    "forgets a key whose call failed": Effect.gen(function* () {
      const { shop, around, answered, key } = yield* opened
      yield* around(Effect.andThen(answered.take(key, "a call", noon), Effect.fail("no"))).pipe(shop, Effect.exit)
      same(yield* around(answered.take(key, "another call", noon)).pipe(shop), "new")
    }),

    "lets one of thirty who come at once do the work; the others get its answer": Effect.gen(function* () {
      const { shop, around, answered, key } = yield* opened
      const call = around(
        Effect.tap(answered.take(key, "a call", noon), (before) =>
          before === "new" ? answered.keep(key, given) : Effect.void
        )
      )
      const taken = yield* Effect.all(
        Array.from({ length: 30 }, () => call.pipe(shop)),
        { concurrency: "unbounded" }
      )
      same(taken.filter((before) => before === "new").length, 1)
      for (const before of taken.filter((one) => one !== "new")) same(before, given)
    }),

    "hides one shop's answers from another": Effect.gen(function* () {
      const { around, answered, key, first } = yield* opened
      yield* first
      same(yield* around(answered.take(key, "a call", noon)).pipe(inShop(yield* newTenant)), "new")
    })
  }
}
