import { Effect } from "effect"
import type { Batch } from "#domain/shared/Page.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { type Contract, type ContractFixtures, assertTrue, withTenant, assertEqual } from "./Contract.ts"

interface Asked {
  readonly page?: number
  readonly size?: number
}

/** A kind of list whose batches are tested. */
export interface BatchedList<Port, Search> {
  /** Adds `count` rows to the current shop. */
  readonly fill: (count: number) => Effect.Effect<void, never, Port | CurrentTenant>
  readonly page: (
    search: Search & Asked
  ) => Effect.Effect<{ readonly items: ReadonlyArray<{ readonly id: string }> }, unknown, Port | CurrentTenant>
  readonly batch: (
    search: Search,
    after?: string
  ) => Effect.Effect<Batch<{ readonly id: string }>, never, Port | CurrentTenant>
  /** Combinations of filters, sorting, and grouping. */
  readonly searches: ReadonlyArray<Search>
}

/**
 * Requires that reading a list in batches yields the same rows as its pages: each row once, in the same order, with any
 * filter. `rows` must exceed two batches.
 */
export const batchContract = <Port, Search extends object, R>(
  { newTenant }: Pick<ContractFixtures<R>, "newTenant">,
  { batch, fill, page, searches }: BatchedList<Port, Search>,
  rows = 1_005
): Contract<Port | R> => ({
  "returns every row once across batches, in page order": Effect.gen(function* () {
    const shop = withTenant(yield* newTenant)
    yield* fill(rows).pipe(shop)
    for (const search of searches) {
      const pages = Array.from({ length: Math.ceil(rows / 100) }, (_, at) =>
        page({ ...search, page: at + 1, size: 100 }).pipe(shop)
      )
      const paged = (yield* Effect.all(pages)).flatMap(({ items }) => items.map(({ id }) => id))
      const read: Array<string> = []
      let next: string | undefined
      let stretches = 0
      do {
        const stretch = yield* batch(search, next).pipe(shop)
        read.push(...stretch.items.map(({ id }) => id))
        next = stretch.next
        stretches++
      } while (next !== undefined && stretches < 20)
      const asked = JSON.stringify(search)
      assertTrue(next === undefined, `${asked}: the batches never end`)
      assertTrue(new Set(read).size === read.length, `${asked}: a row is returned twice`)
      assertTrue(read.length === paged.length, `${asked}: ${read.length} rows in batches, ${paged.length} on pages`)
      assertEqual(read, paged)
    }
  }),

  "returns no rows of another shop in batches": Effect.gen(function* () {
    yield* fill(3).pipe(withTenant(yield* newTenant))
    assertEqual(yield* batch(searches[0]!).pipe(withTenant(yield* newTenant)), { items: [], next: undefined })
  })
})
