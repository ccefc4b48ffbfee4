import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { Price } from "#domain/shared/Money.ts"
import { field } from "#domain/shared/field.ts"
import { GlassQuery } from "./GlassQuery.ts"

export const SearchChargeId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("SearchChargeId"))

/**
 * One paid search, as billing finds it: who asked what, when (milliseconds UTC), for how many cents, and how many parts
 * it found. Never changed.
 */
export const SearchCharge = Schema.Struct({
  id: field(SearchChargeId, "The search's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  query: field(GlassQuery, "What was looked for."),
  by: field(UserId, "Who searched.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  /** The person's name on that day. */
  byName: field(Schema.String, "Their name.", "Bea Ortiz"),
  at: field(Schema.Int, "When, milliseconds since 1970 in UTC.", 1763740800000),
  amount: field(Price, "What it cost, in cents.", 150),
  found: field(Schema.Int, "How many parts were found.", 4)
})
export type SearchCharge = typeof SearchCharge.Type

/** Spec §8: NAGS search unavailable on the current subscription, needing an upgrade. */
export class NagsNotInSubscription extends Schema.TaggedError<NagsNotInSubscription>()(
  "NagsNotInSubscription",
  {},
  { httpApiStatus: 402 }
) {}
