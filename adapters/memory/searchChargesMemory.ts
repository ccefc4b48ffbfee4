import { Effect, Layer } from "effect"
import { queryKey } from "#domain/nags-search/GlassQuery.ts"
import { type SearchCharge, SearchCharges } from "#domain/nags-search/SearchCharges.ts"
import { pageIn } from "./lists.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for paid searches. */
export const searchChargesMemory = Layer.effect(
  SearchCharges,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    const sorted = Effect.map(current, ({ searchCharges }) =>
      [...searchCharges.values()].sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
    )
    const latest = (key: string) =>
      Effect.map(sorted, (charges) => charges.find(({ query }) => queryKey(query) === key))
    return SearchCharges.of({
      latest,
      add: Effect.fn("SearchCharges.add")(function* (charge: SearchCharge, since: number) {
        const before = yield* latest(queryKey(charge.query))
        if (before !== undefined && before.at > since) return false
        ;(yield* current).searchCharges.set(charge.id, charge)
        return true
      }),
      list: (page) => Effect.flatMap(sorted, (charges) => pageIn(charges, page, "searchCharges"))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
