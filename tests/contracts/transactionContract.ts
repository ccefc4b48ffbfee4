import { assert, layer } from "@effect/vitest"
import { Effect, Exit, type Layer } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshCustomer, withTenant } from "./fresh.ts"

/** The contract of every transaction implementation: a request's writes are committed together or not at all. */
export const transactionContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Transaction | Customers | Jobs | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      return {
        shop: withTenant(yield* newTenant),
        customers: yield* Customers,
        jobs: yield* Jobs,
        around: (yield* Transaction).run
      }
    })

    it.effect("commits a request's writes once it succeeds", () =>
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
    it.effect.each(badEnds)("rolls everything back when the request $0", ([, badEnd]) =>
      Effect.gen(function* () {
        const { shop, customers, around } = yield* opened
        const [ada, ben] = [freshCustomer(), freshCustomer()]
        yield* customers.add(ada).pipe(shop)
        const work = Effect.all([customers.save(ada), customers.add(ben), badEnd])
        assert(Exit.isFailure(yield* around(work).pipe(shop, Effect.exit)))
        assert.deepInclude(yield* customers.list({}).pipe(shop), { items: [ada], total: 1 })
      })
    )

    it.effect("reuses an invoice number if the request that took it fails", () =>
      Effect.gen(function* () {
        const { shop, jobs, around } = yield* opened
        const taken = yield* around(jobs.nextNumber("invoice")).pipe(shop)
        yield* around(Effect.andThen(jobs.nextNumber("invoice"), Effect.fail("no"))).pipe(shop, Effect.exit)
        assert.strictEqual(yield* around(jobs.nextNumber("invoice")).pipe(shop), taken + 1)
      })
    )

    it.effect("joins a nested transaction to the outer one", () =>
      Effect.gen(function* () {
        const { shop, customers, around } = yield* opened
        const ada = freshCustomer()
        yield* around(Effect.andThen(around(customers.add(ada)), Effect.fail("no"))).pipe(shop, Effect.exit)
        assert.strictEqual((yield* customers.get(ada.id).pipe(shop, Effect.flip))._tag, "CustomerNotFound")
      })
    )
  })
