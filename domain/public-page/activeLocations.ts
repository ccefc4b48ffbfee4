import { Effect } from "effect"
import type { Location } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"

/**
 * The locations of a shop that take work, the main one first: that at the shop's own address. It is in the middle of the
 * page's map, and does what a visitor asks for.
 */
export const activeLocations = Effect.fnUntraced(function* ({ address: own }: Pick<Tenant, "address">) {
  const active = (yield* (yield* Locations).all).filter(({ status }) => status === "active")
  const isMain = ({ address }: Location) => address.postalCode === own?.postalCode
  return [...active.filter(isMain), ...active.filter((one) => !isMain(one))]
})
