import { Context, type Effect, Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { PageSearch } from "#domain/shared/cursors.ts"
import { field } from "#domain/shared/field.ts"
import { Price } from "#domain/shared/Money.ts"
import type { CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { Edition } from "#domain/tenants/Tenant.ts"
import { GlassQuery } from "./GlassQuery.ts"

/** What a shop's searches cost it. Charges are added, never changed. Queries are told apart by `queryKey`. */
export class SearchCharges extends Context.Service<
  SearchCharges,
  {
    /** The latest charge for a query. */
    readonly latest: (key: string) => Effect.Effect<SearchCharge | undefined, never, CurrentTenant>
    /**
     * Adds a charge unless its query was charged after `since` (milliseconds UTC), by however many at once; whether it
     * was added.
     */
    readonly add: (charge: SearchCharge, since: number) => Effect.Effect<boolean, never, CurrentTenant>
    /** One page, the latest first. */
    readonly list: (page: PageSearch) => Effect.Effect<Page<SearchCharge>, CursorInvalid, CurrentTenant>
  }
>()("domain/nags-search/SearchCharges") {}

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

/**
 * What one NAGS search costs a shop, in cents: 1.00, as peers take for a look-up (spec §9 "extra charge per search";
 * trade 1.1).
 */
export const searchPrice = 100

/** How long the same query of a shop is free after it was charged: 24 hours in milliseconds (trade 8.24). */
export const paidFor = 24 * 3_600_000

/**
 * Whether a subscription has the NAGS search at all (spec §8 "unavailable on the current subscription, needing an
 * upgrade"): those that are charged every month do. A free trial has nothing to charge, and pay per lookup is the VIN
 * decoder alone.
 */
export const hasNagsSearch = (edition: Edition): boolean => edition === "basic" || edition === "premium"
