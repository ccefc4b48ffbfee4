import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { freshCustomer, withTenant } from "../../contracts/fresh.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

layer(customersPostgres.pipe(Layer.provideMerge(testDatabase)), { excludeTestServices: true })(
  "pooled connections",
  (it) => {
    it.effect(
      "carry no shop over to the next request, however requests are mixed and aborted (T8)",
      () =>
        Effect.gen(function* () {
          const customers = yield* Customers
          const { transaction, query } = yield* Database
          const shops = yield* Effect.all([newTenant, newTenant])
          for (const [place, shop] of shops.entries()) {
            yield* customers.add(freshCustomer({ customerName: `only in ${place}` })).pipe(withTenant(shop))
          }
          const seen = (place: number) =>
            transaction(
              Effect.gen(function* () {
                const { items } = yield* customers.list({})
                return items.map(({ customerName }) => customerName).join()
              })
            ).pipe(
              withTenant(shops[place]!),
              Effect.map((names) => names === `only in ${place}`)
            )
          const brokenOff = (place: number) =>
            transaction(query((em) => em.execute("select 1 / 0"))).pipe(
              withTenant(shops[place]!),
              Effect.exit,
              Effect.as(true)
            )

          const calls = Array.from({ length: 2_000 }, (_, n) => (n % 17 === 0 ? brokenOff(n % 2) : seen(n % 2)))
          const right = yield* Effect.all(calls, { concurrency: 40 })
          assert.strictEqual(right.filter((one) => !one).length, 0)
        }),
      60_000
    )

    it.effect("cancel a statement after 5 s and end a transaction that waits for its caller after 10 s (R6)", () =>
      Effect.gen(function* () {
        const { query } = yield* Database
        const shop = yield* newTenant
        const shown = (setting: string) =>
          query((em) => em.execute(`select current_setting('${setting}') as value`)).pipe(
            withTenant(shop),
            Effect.map(([row]) => row?.["value"])
          )
        assert.strictEqual(yield* shown("statement_timeout"), "5s")
        assert.strictEqual(yield* shown("idle_in_transaction_session_timeout"), "10s")
      })
    )
  }
)
