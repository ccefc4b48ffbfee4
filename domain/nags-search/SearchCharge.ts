import { Schema } from "effect"
import { UserId } from "#domain/people/CurrentUser.ts"
import { Price } from "#domain/shared/Money.ts"
import { GlassQuery } from "./GlassQuery.ts"

export const SearchChargeId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("SearchChargeId"))

/** One paid search, as billing finds it: who asked what, when (milliseconds UTC), for how many cents, and how many parts it found. Never changed. */
export const SearchCharge = Schema.Struct({
  id: SearchChargeId,
  query: GlassQuery,
  by: UserId,
  /** The person's name on that day. */
  byName: Schema.String,
  at: Schema.Int,
  amount: Price,
  found: Schema.Int
})
export type SearchCharge = typeof SearchCharge.Type

/** Spec §8: NAGS search unavailable on the current subscription, needing an upgrade. */
export class NagsNotInSubscription extends Schema.TaggedError<NagsNotInSubscription>()("NagsNotInSubscription", {}, { httpApiStatus: 402 }) {}
