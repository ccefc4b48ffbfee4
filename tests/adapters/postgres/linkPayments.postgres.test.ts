import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { attemptsPostgres } from "#adapters/postgres/session/attemptsPostgres.ts"
import { payByLink } from "#domain/job-links/payByLink.ts"
import { cardSandbox } from "../../support/cardSandbox.ts"
import { shopWithPaymentLink, linkPaymentsContract } from "../../contracts/linkPaymentsContract.ts"
import { cardPaymentLayers } from "../../support/cardShop.ts"
import { newTenant } from "../../support/testDatabase.ts"

const keepers = attemptsPostgres.pipe(Layer.provideMerge(cardPaymentLayers))

linkPaymentsContract("link payments in PostgreSQL", keepers, newTenant, cardSandbox())

layer(keepers, { excludeTestServices: true })("a payment link used on two nodes", (it) => {
  it.effect("is charged once for fifty concurrent payments", () =>
    Effect.gen(function* () {
      const { during, press, jobNow, charges } = yield* shopWithPaymentLink(newTenant, cardSandbox(), {
        _tag: "balance"
      })
      // The second node has its own pool and memory and shares the database and the processor.
      const other = yield* Layer.build(Layer.fresh(keepers))
      const same = press(4_000)
      yield* Effect.all(
        Array.from({ length: 50 }, (_, nth) => {
          const pay = payByLink(nth % 5 === 0 ? press(4_000) : same).pipe(Effect.ignore)
          return during(nth % 2 === 0 ? pay : pay.pipe(Effect.provide(other)))
        }),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual([charges().length, (yield* jobNow).payments.map(({ status }) => status)], [1, ["paid"]])
    })
  )
})
