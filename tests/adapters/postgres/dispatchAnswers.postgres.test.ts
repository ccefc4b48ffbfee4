import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Database } from "#adapters/postgres/Database.ts"
import { dispatchAnswersPostgres } from "#adapters/postgres/dispatches/dispatchAnswersPostgres.ts"
import { layerOf } from "#adapters/postgres/PostgresSlice.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { slices } from "#adapters/postgres/slices.ts"
import { buildAnswer } from "#domain/dispatches/DispatchAnswer.ts"
import { DispatchAnswers } from "#domain/dispatches/DispatchAnswers.ts"
import { Dispatches } from "#domain/dispatches/Dispatches.ts"
import { dispatchAnswersContract } from "../../contracts/dispatchAnswersContract.ts"
import { withTenant } from "../../contracts/fresh.ts"
import { freshDispatch } from "../../contracts/freshDispatch.ts"
import { newTenant, testDatabase, testSettings } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(dispatchAnswersPostgres, layerOf(slices)).pipe(
  Layer.provideMerge(Layer.mergeAll(testDatabase, WorkQueue.layer.pipe(Layer.provide([testSettings, testDatabase]))))
)

dispatchAnswersContract("dispatch answers in PostgreSQL", keepers, newTenant)

layer(keepers, { excludeTestServices: true })("a dispatch answer in PostgreSQL", (it) => {
  it.effect("is queued in the same transaction as what it answers, and claimed by one of twenty workers", () =>
    Effect.gen(function* () {
      const tenant = yield* newTenant
      const shop = withTenant(tenant)
      const [answers, { transaction, read }] = [yield* DispatchAnswers, yield* Database]
      const one = freshDispatch()
      yield* (yield* Dispatches).add(one).pipe(shop)
      const queued = read((reading) =>
        reading.execute("select count(*)::int as count from pgboss.job where name = 'edi' and data ->> 'id' = ?", [
          `dispatch:${one.id}`
        ])
      ).pipe(
        Effect.map(([row]) => row?.["count"]),
        shop
      )
      const put = answers.enqueue(one.id, buildAnswer(one, "accepted", { answeredAt: 5, jobNumber: 1001 }))
      yield* transaction(Effect.andThen(put, Effect.fail("refused" as const))).pipe(shop, Effect.exit)
      assert.isUndefined(yield* answers.getForUpdate(one.id).pipe(shop))
      assert.strictEqual(yield* queued, 0)
      yield* transaction(put).pipe(shop)
      assert.strictEqual(yield* queued, 1)
      const claims = yield* Effect.all(
        Array.from({ length: 20 }, () => transaction(answers.claim(one.id, 1_000)).pipe(shop)),
        { concurrency: 8 }
      )
      assert.strictEqual(claims.filter((claim) => typeof claim === "object").length, 1)
      assert.strictEqual(claims.filter((claim) => claim === "busy").length, 19)
    })
  )
})
