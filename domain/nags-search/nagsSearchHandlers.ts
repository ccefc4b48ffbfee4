import { Clock, Effect } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { Nags } from "#domain/nags/Nags.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import type { GlassQuery } from "./GlassQuery.ts"
import { getSearchPrice, listSearchCharges, postGlassSearch } from "./nagsSearchApi.ts"
import {
  NagsNotInSubscription,
  SearchChargeId,
  SearchCharges,
  hasNagsSearch,
  freeRepeatWindow,
  searchPrice
} from "./SearchCharges.ts"

/** Whether the shop's subscription includes NAGS search. */
export const isSearchIncluded = Effect.gen(function* () {
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  return tenant !== undefined && hasNagsSearch(tenant.edition)
})

/**
 * Searches the catalog and charges the shop, spec §9: at most once per query in 24 hours, and never if no parts are
 * found. Failures charge nothing, because search and charge share a transaction. `charged` is the amount for this
 * search, in cents.
 */
export const searchGlass = Effect.fn("searchGlass")(function* ({ query }: { readonly query: GlassQuery }) {
  if (!(yield* isSearchIncluded)) return yield* new NagsNotInSubscription()
  const parts = yield* partsOf(query)
  if (parts.length === 0) return { parts, charged: 0 }
  const charges = yield* SearchCharges
  const at = yield* Clock.currentTimeMillis
  const user = (yield* CurrentUser)!
  const isCharged = yield* charges.add(
    {
      id: SearchChargeId.make(yield* (yield* NewId).next),
      query,
      at,
      amount: searchPrice,
      found: parts.length,
      by: user.id,
      byName: `${user.firstName} ${user.lastName}`.trim()
    },
    at - freeRepeatWindow
  )
  return { parts, charged: isCharged ? searchPrice : 0 }
})

const partsOf = (query: GlassQuery) =>
  Nags.use((nags) => (query.by === "partNumber" ? nags.matching(query.partNumber) : nags.findFitting(query, [])))

/**
 * Returns the price of a query, given by its `queryKey`, in cents, and the time (milliseconds UTC) until which it is
 * already paid, if so.
 */
const priceOfSearch = Effect.fn("priceOfSearch")(function* ({ key }: { readonly key: string }) {
  if (!(yield* isSearchIncluded)) return { isAvailable: false, amount: searchPrice, paidUntil: null }
  const latest = key === "" ? undefined : yield* (yield* SearchCharges).latest(key)
  const paidUntil = latest === undefined ? 0 : latest.at + freeRepeatWindow
  return paidUntil > (yield* Clock.currentTimeMillis)
    ? { isAvailable: true, amount: 0, paidUntil }
    : { isAvailable: true, amount: searchPrice, paidUntil: null }
})

/** Handlers for the endpoints of nagsSearchApi. */
export const nagsSearchHandlers = [
  handle(getSearchPrice, priceOfSearch),
  handle(postGlassSearch, searchGlass),
  handle(listSearchCharges, (page) => SearchCharges.use((charges) => charges.list(page)))
]
