import { Context, type Effect, Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { PageSearch } from "#domain/shared/cursors.ts"
import { field } from "#domain/shared/field.ts"
import { Price } from "#domain/shared/Money.ts"
import type { CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { Edition } from "#domain/tenants/Tenant.ts"
import { GlassQuery } from "./GlassQuery.ts"

/** Storage for the charges of a shop's searches. Append-only. Queries are identified by their `queryKey`. */
export class SearchCharges extends Context.Service<
  SearchCharges,
  {
    /** Returns the latest charge for a query. */
    readonly latest: (key: string) => Effect.Effect<SearchCharge | undefined, never, CurrentTenant>
    /**
     * Adds a charge unless the query has been charged after `since` (milliseconds UTC), and returns whether it was
     * added. Safe under concurrency.
     */
    readonly add: (charge: SearchCharge, since: number) => Effect.Effect<boolean, never, CurrentTenant>
    /** Returns a page, latest first. */
    readonly list: (page: PageSearch) => Effect.Effect<Page<SearchCharge>, CursorInvalid, CurrentTenant>
  }
>()("domain/nags-search/SearchCharges") {}

export const SearchChargeId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("SearchChargeId"))

/**
 * A charged search, for billing: the user, the query, the time (milliseconds UTC), the amount in cents, and the number
 * of parts found. Immutable.
 */
export const SearchCharge = Schema.Struct({
  id: field(SearchChargeId, "Unique id of the charge.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  query: field(GlassQuery, "Search query."),
  by: field(UserId, "User who searched.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  /** The user's name at that time. */
  byName: field(Schema.String, "Name of the user at that time.", "Bea Ortiz"),
  at: field(Schema.Int, "Time of the search, in milliseconds since 1970 UTC.", 1763740800000),
  amount: field(Price, "Amount charged, in cents.", 100),
  found: field(Schema.Int, "Number of parts found.", 4)
})
export type SearchCharge = typeof SearchCharge.Type

/** Spec §8: NAGS search is unavailable on the current subscription and requires an upgrade. */
export class NagsNotInSubscription extends Schema.TaggedError<NagsNotInSubscription>()(
  "NagsNotInSubscription",
  {},
  { httpApiStatus: 402 }
) {}

/**
 * The price of a NAGS search in cents: 1.00, which is what competitors charge per lookup (spec §9 "extra charge per
 * search"; trade 1.1).
 */
export const searchPrice = 100

/** How long repeating a charged query is free, in milliseconds: 24 hours (trade 8.24). */
export const freeRepeatWindow = 24 * 3_600_000

/**
 * Returns whether an edition includes NAGS search (spec §8 "unavailable on the current subscription, needing an
 * upgrade"). Only monthly subscriptions do: a free trial has nothing to charge, and pay per lookup covers the VIN
 * decoder only.
 */
export const hasNagsSearch = (edition: Edition): boolean => edition === "basic" || edition === "premium"
