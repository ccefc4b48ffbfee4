import { Effect } from "effect"
import { IdempotencyStore } from "#domain/contract/handleIdempotently.ts"
import type { ApiResponse } from "#domain/contract/Envelope.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { type Contract, type ContractFixtures, withTenant, assertEqual } from "./Contract.ts"

const noon = Date.UTC(2026, 10, 21, 12)
const day = 24 * 3_600_000
const given: ApiResponse = {
  status: 200,
  body: { succeeded: true, messages: [], data: { number: 1001, words: ["é", "'"], nothing: null } }
}

/** Requirements for every adapter of `IdempotencyStore` (I1). */
export const idempotencyStoreContract = <R>({
  newId,
  newTenant
}: ContractFixtures<R>): Contract<IdempotencyStore | Transaction | R> => {
  const opened = Effect.gen(function* () {
    const [shop, { run }, answered] = [withTenant(yield* newTenant), yield* Transaction, yield* IdempotencyStore]
    const key = newId()
    const first = run(Effect.tap(answered.claim(key, "a request", noon), () => answered.save(key, given))).pipe(shop)
    return { shop, around: run, answered, key, first }
  })

  return {
    "accepts a new key once, then replays the stored response": Effect.gen(function* () {
      const { shop, around, answered, key, first } = yield* opened
      assertEqual(yield* first, "new")
      for (const now of [noon, noon + day - 1]) {
        assertEqual(yield* around(answered.claim(key, "a request", now)).pipe(shop), given)
      }
    }),

    "reports a key already used for a different request": Effect.gen(function* () {
      const { shop, around, answered, key, first } = yield* opened
      yield* first
      assertEqual(yield* around(answered.claim(key, "another request", noon)).pipe(shop), "otherCall")
    }),

    "forgets keys after 24 hours": Effect.gen(function* () {
      const { shop, around, answered, key, first } = yield* opened
      yield* first
      assertEqual(yield* around(answered.claim(key, "another request", noon + day + 1)).pipe(shop), "new")
    }),

    "forgets a key if the request failed": Effect.gen(function* () {
      const { shop, around, answered, key } = yield* opened
      yield* around(Effect.andThen(answered.claim(key, "a request", noon), Effect.fail("no"))).pipe(shop, Effect.exit)
      assertEqual(yield* around(answered.claim(key, "another request", noon)).pipe(shop), "new")
    }),

    "executes one of thirty concurrent requests and replays its response to the others": Effect.gen(function* () {
      const { shop, around, answered, key } = yield* opened
      const call = around(
        Effect.tap(answered.claim(key, "a request", noon), (before) =>
          before === "new" ? answered.save(key, given) : Effect.void
        )
      )
      const taken = yield* Effect.all(
        Array.from({ length: 30 }, () => call.pipe(shop)),
        { concurrency: "unbounded" }
      )
      assertEqual(taken.filter((before) => before === "new").length, 1)
      for (const before of taken.filter((one) => one !== "new")) assertEqual(before, given)
    }),

    "hides one shop's responses from another": Effect.gen(function* () {
      const { around, answered, key, first } = yield* opened
      yield* first
      assertEqual(yield* around(answered.claim(key, "a request", noon)).pipe(withTenant(yield* newTenant)), "new")
    })
  }
}
