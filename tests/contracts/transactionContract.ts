import { assert, layer } from "@effect/vitest"
import { Effect, Exit, type Layer } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshCustomer, inShop } from "./fresh.ts"

/** What every transaction must do: all that one call keeps, it keeps together or not at all. */
export const transactionContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Transaction | Customers | Jobs | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      return {
        shop: inShop(yield* newTenant),
        customers: yield* Customers,
        jobs: yield* Jobs,
        around: (yield* Transaction).around
      }
    })

    it.effect("keeps what a call kept, once it has ended well", () =>
      Effect.gen(function* () {
        const { shop, customers, around } = yield* opened
        const ada = freshCustomer()
        const within = yield* around(Effect.andThen(customers.add(ada), customers.get(ada.id))).pipe(shop)
        assert.deepStrictEqual(within, ada)
        assert.deepStrictEqual(yield* customers.get(ada.id).pipe(shop), ada)
      })
    )

    const badEnds = [
      ["fails", Effect.fail("no")],
      ["breaks", Effect.die("broken")],
      ["is interrupted", Effect.interrupt]
    ] as const
    it.effect.each(badEnds)("takes everything back when the call $0", ([, badEnd]) =>
      Effect.gen(function* () {
        const { shop, customers, around } = yield* opened
        const [ada, ben] = [freshCustomer(), freshCustomer()]
        yield* customers.add(ada).pipe(shop)
        const work = Effect.all([customers.save(ada), customers.add(ben), badEnd])
        assert(Exit.isFailure(yield* around(work).pipe(shop, Effect.exit)))
        assert.deepInclude(yield* customers.list({}).pipe(shop), { items: [ada], total: 1 })
      })
    )

    it.effect("gives an invoice number again when the call that took it failed", () =>
      Effect.gen(function* () {
        const { shop, jobs, around } = yield* opened
        const taken = yield* around(jobs.nextNumber("invoice")).pipe(shop)
        yield* around(Effect.andThen(jobs.nextNumber("invoice"), Effect.fail("no"))).pipe(shop, Effect.exit)
        assert.strictEqual(yield* around(jobs.nextNumber("invoice")).pipe(shop), taken + 1)
      })
    )

    it.effect("lets a transaction within a transaction share its end", () =>
      Effect.gen(function* () {
        const { shop, customers, around } = yield* opened
        const ada = freshCustomer()
        yield* around(Effect.andThen(around(customers.add(ada)), Effect.fail("no"))).pipe(shop, Effect.exit)
        assert.strictEqual((yield* customers.get(ada.id).pipe(shop, Effect.flip))._tag, "CustomerNotFound")
      })
    )
  })
