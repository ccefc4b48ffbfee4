import { Effect } from "effect"
import type { GlassQuery } from "#domain/nags-search/GlassQuery.ts"
import { SearchChargeId, SearchCharges } from "#domain/nags-search/SearchCharges.ts"
import { PartNumber } from "#domain/nags/PartNumber.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { NewId } from "#domain/shared/NewId.ts"

const by = UserId.make("019845e1-682f-4b02-a706-3b2422d13aec")
const asked: ReadonlyArray<readonly [query: GlassQuery, byName: string, at: string, found: number]> = [
  [
    { by: "vehicle", year: 2024, make: "Toyota", model: "Camry", bodyStyle: "4 Door Sedan" },
    "Bea Ortiz",
    "2026-11-18T16:20:00Z",
    3
  ],
  [{ by: "partNumber", partNumber: PartNumber.make("FW99001") }, "Nolan Fischer", "2026-11-19T09:05:00Z", 1],
  [
    { by: "vehicle", year: 2020, make: "Ford", model: "Escape", bodyStyle: "SUV" },
    "Nolan Fischer",
    "2026-11-20T21:45:00Z",
    11
  ]
]

/** A shop that has paid for three searches. */
export const searchesPaid = Effect.gen(function* () {
  const charges = yield* SearchCharges
  for (const [query, byName, at, found] of asked) {
    yield* charges.add(
      {
        id: SearchChargeId.make(yield* (yield* NewId).next),
        query,
        by,
        byName,
        at: Date.parse(at),
        amount: 100,
        found
      },
      0
    )
  }
})
