import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import type { Batch } from "#domain/shared/Batch.ts"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { inShop } from "./fresh.ts"

interface Asked {
  readonly page?: number
  readonly size?: number
}

/** One kind of list, as far as its stretches are concerned. */
export interface Listed<Port, Search> {
  /** Puts `count` rows into the shop of the call; more than two stretches. */
  readonly fill: (count: number) => Effect.Effect<void, never, Port | CurrentTenant>
  readonly page: (search: Search & Asked) => Effect.Effect<{ readonly items: ReadonlyArray<{ readonly id: string }> }, never, Port | CurrentTenant>
  readonly batch: (search: Search, after?: string) => Effect.Effect<Batch<{ readonly id: string }>, never, Port | CurrentTenant>
  /** Filters and orders, each with how many of the rows it gives. */
  readonly searches: ReadonlyArray<Search>
}

/** A list read in stretches is the list that its pages show: each row once, in the same order, whatever the filter. */
export const batchContract = <Port, Search extends object, R, E>(
  name: string,
  keepers: Layer.Layer<Port | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>,
  { fill, page, batch, searches }: Listed<Port, Search>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect("gives every row once, in the order of the pages", () =>
      Effect.gen(function*() {
        const shop = inShop(yield* newTenant)
        yield* fill(1_005).pipe(shop)
        for (const search of searches) {
          const paged = (yield* Effect.forEach(Array.from({ length: 11 }, (_, at) => at + 1), (number) => page({ ...search, page: number, size: 100 }).pipe(shop)))
            .flatMap(({ items }) => items.map(({ id }) => id))
          const read: Array<string> = []
          let after: string | undefined
          let stretches = 0
          do {
            const { items, next } = yield* batch(search, after).pipe(shop)
            read.push(...items.map(({ id }) => id))
            after = next
            stretches++
          } while (after !== undefined && stretches < 20)
          assert.deepStrictEqual(read, paged, JSON.stringify(search))
          assert.strictEqual(new Set(read).size, read.length, JSON.stringify(search))
        }
      }), 60_000)

    it.effect("reads nothing of another shop's", () =>
      Effect.gen(function*() {
        yield* fill(3).pipe(inShop(yield* newTenant))
        assert.deepStrictEqual(yield* batch(searches[0]!).pipe(inShop(yield* newTenant)), { items: [], next: undefined })
      }))
  })
