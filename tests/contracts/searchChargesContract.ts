import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { type GlassQuery, queryKey } from "#domain/nags-search/GlassQuery.ts"
import { type SearchCharge, SearchChargeId, SearchCharges } from "#domain/nags-search/SearchCharges.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { withTenant } from "./fresh.ts"

const camry: GlassQuery = { by: "vehicle", year: 2024, make: "Toyota", model: "Camry", bodyStyle: "" }
const kona: GlassQuery = { by: "vehicle", year: 2023, make: "Hyundai", model: "Kona", bodyStyle: "SUV" }
const charge = (at: number, query: GlassQuery = camry): SearchCharge => ({
  id: SearchChargeId.make(crypto.randomUUID()),
  query,
  by: UserId.make(crypto.randomUUID()),
  byName: "Nina O’Brien",
  at,
  amount: 100,
  found: 3
})

/** The contract of every repository of paid searches. */
export const searchChargesContract = <R, E>(
  name: string,
  keeper: Layer.Layer<SearchCharges | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keeper, { excludeTestServices: true })(name, (it) => {
    it.effect("adds a charge once within its validity period and returns the latest charge of a query", () =>
      Effect.gen(function* () {
        const charges = yield* SearchCharges
        const shop = withTenant(yield* newTenant)
        const [first, second, third] = [charge(1_000), charge(1_900), charge(2_000)]
        assert.isTrue(yield* charges.add(first, 0).pipe(shop))
        assert.isFalse(yield* charges.add(second, 900).pipe(shop))
        assert.deepStrictEqual(yield* charges.latest(queryKey(camry)).pipe(shop), first)
        assert.isTrue(yield* charges.add(third, 1_000).pipe(shop))
        assert.deepStrictEqual(yield* charges.latest(queryKey(camry)).pipe(shop), third)
        assert.strictEqual(yield* charges.latest(queryKey(kona)).pipe(shop), undefined)
      })
    )

    it.effect("pages through charges, newest first", () =>
      Effect.gen(function* () {
        const charges = yield* SearchCharges
        const shop = withTenant(yield* newTenant)
        const all = [
          charge(1_000),
          charge(3_000, kona),
          charge(2_000, { by: "partNumber", partNumber: "DW01658" as never })
        ]
        for (const one of all) yield* charges.add(one, 0).pipe(shop)
        assert.deepInclude(yield* charges.list({ page: 1, size: 2 }).pipe(shop), {
          items: [all[1]!, all[2]!],
          total: 3
        })
        assert.deepInclude(yield* charges.list({ page: 2, size: 2 }).pipe(shop), { items: [all[0]!], total: 3 })
      })
    )

    it.effect("adds exactly one of thirty concurrent charges", () =>
      Effect.gen(function* () {
        const charges = yield* SearchCharges
        const shop = withTenant(yield* newTenant)
        const added = yield* Effect.all(
          Array.from({ length: 30 }, (_, place) => charges.add(charge(1_000 + place), 0).pipe(shop)),
          { concurrency: "unbounded" }
        )
        assert.lengthOf(
          added.filter((isAdded) => isAdded),
          1
        )
        assert.strictEqual((yield* charges.list({}).pipe(shop)).total, 1)
      })
    )

    it.effect("hides one shop's charges from another, which pays for its own searches", () =>
      Effect.gen(function* () {
        const charges = yield* SearchCharges
        const [mine, theirs] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
        yield* charges.add(charge(1_000), 0).pipe(mine)
        assert.strictEqual(yield* charges.latest(queryKey(camry)).pipe(theirs), undefined)
        assert.deepStrictEqual(yield* charges.list({}).pipe(theirs), { items: [], total: 0 })
        assert.isTrue(yield* charges.add(charge(1_000), 0).pipe(theirs))
      })
    )
  })
