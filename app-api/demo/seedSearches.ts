import { Clock, Effect } from "effect"
import { searchGlass } from "#domain/nags-search/nagsSearchHandlers.ts"
import type { GlassQuery } from "#domain/nags-search/GlassQuery.ts"
import { PartNumber } from "#domain/nags/PartNumber.ts"
import { CurrentUser, type SignedInUser } from "#domain/access/CurrentUser.ts"
import { clockAt } from "./instants.ts"

const vehicle = (year: number, make: string, model: string): GlassQuery => ({
  by: "vehicle",
  year,
  make,
  model,
  bodyStyle: ""
})

/** Searches of the previous days, all charged more than a day ago; a search without results is free. */
const searches: ReadonlyArray<readonly [daysAgo: number, query: GlassQuery]> = [
  [34, vehicle(2024, "Ford", "F-150")],
  [27, vehicle(2018, "Jeep", "Cherokee")],
  [21, vehicle(2020, "Ford", "Escape")],
  [16, vehicle(2016, "Nissan", "Rogue")],
  [13, { by: "partNumber", partNumber: PartNumber.make("DW77777") }],
  [9, vehicle(2023, "Hyundai", "Kona")],
  [6, vehicle(2025, "Toyota", "RAV4")],
  [3, vehicle(2024, "Ford", "F-150")]
]

/** Records catalog searches by a shop's people, in turn. */
export const seedSearches = Effect.fn("seedSearches")(function* (people: ReadonlyArray<SignedInUser>) {
  const now = yield* Clock.currentTimeMillis
  for (const [place, [daysAgo, query]] of searches.entries()) {
    const by = people[place % people.length]
    if (by === undefined) return
    yield* searchGlass({ query }).pipe(
      Effect.provideService(CurrentUser, by),
      Effect.provideService(Clock.Clock, clockAt(now - daysAgo * 86_400_000)),
      Effect.ignore
    )
  }
})
