import { assert, layer } from "@effect/vitest"
import { Clock, Effect, Layer } from "effect"
import { quotasPostgres } from "#adapters/postgres/quotas/quotasPostgres.ts"
import { limitsWith, noOverrides, type QuotaLimits } from "#domain/quotas/Quota.ts"
import { Quotas } from "#domain/quotas/Quotas.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { withTenant } from "../../contracts/fresh.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const usual: QuotaLimits = { requests: 100, visits: 0, exports: 2, searches: 40, storage: 10 }

/** A separate node over the same database. */
const node = Effect.provide(Quotas, Layer.fresh(quotasPostgres(usual)))

const counted = (kind: string) =>
  Effect.gen(function* () {
    const { id } = yield* CurrentTenant
    const [row] = yield* (yield* Database).read((reading) =>
      reading.execute("select used from quota_count where tenant_id = ? and kind = ?", [id, kind])
    )
    return row?.["used"] as number | undefined
  })

/** Waits until the nodes have synchronized their counts. */
const until = <E, R>(ask: Effect.Effect<boolean, E, R>): Effect.Effect<void, E, R> =>
  Effect.flatMap(ask, (isSo) => (isSo ? Effect.void : Effect.andThen(Effect.yieldNow, until(ask))))

const times = (n: number, quotas: Quotas["Service"], kind: "requests" | "visits" | "exports" | "searches") =>
  Effect.map(
    Effect.forEach(Array.from({ length: n }), () => quotas.consume(kind)),
    (waits) => waits.filter((wait) => wait !== undefined)
  )

layer(testDatabase, { excludeTestServices: true })("quotas in PostgreSQL", (it) => {
  it.effect("let a shop use its limit, then report when to retry, without affecting other shops (T13)", () =>
    Effect.gen(function* () {
      const [mine, theirs] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
      const quotas = yield* node
      const waits = yield* times(1000, quotas, "requests").pipe(mine)
      // A new minute, with another hundred requests, may begin while the test runs.
      assert.oneOf(waits.length, [900, 800])
      const left = 60_000 - ((yield* Clock.currentTimeMillis) % 60_000)
      assert.approximately(waits.at(-1)!, left, 2_000)
      assert.deepStrictEqual(yield* times(50, quotas, "requests").pipe(theirs), [])
      assert.deepStrictEqual(yield* times(500, quotas, "visits").pipe(mine), [])
    })
  )

  it.effect("are counted across nodes, with one write per twentieth of the limit and none for less", () =>
    Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const [one, other] = [yield* node, yield* node]
      yield* times(1, one, "searches").pipe(shop)
      assert.strictEqual(yield* counted("searches").pipe(shop), undefined)
      yield* times(39, one, "searches").pipe(shop)
      yield* until(Effect.map(counted("searches"), (used) => (used === undefined || used < 2 ? false : true))).pipe(
        shop
      )
      // The other node learns of them when it counts its own first two.
      yield* until(Effect.map(times(1, other, "searches"), (waits) => waits.length > 0)).pipe(shop)
      assert.isAtMost((yield* counted("searches").pipe(shop))!, 40 + 40)
    })
  )

  it.effect("are those root has set for the shop, or the server's defaults", () =>
    Effect.gen(function* () {
      const [mine, theirs] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
      const [one, other] = [yield* node, yield* node]
      const wanted = { ...noOverrides, exports: 5, storage: 0 }
      yield* one.saveOverrides(wanted).pipe(mine)
      assert.deepStrictEqual(yield* other.overrides.pipe(mine), wanted)
      assert.deepStrictEqual(yield* other.overrides.pipe(theirs), noOverrides)
      assert.deepStrictEqual(limitsWith(usual, wanted), { ...usual, exports: 5, storage: 0 })
      yield* one.saveOverrides(noOverrides).pipe(mine)
      assert.deepStrictEqual(yield* other.overrides.pipe(mine), noOverrides)
    })
  )
})
