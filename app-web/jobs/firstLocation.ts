import type { Location } from "#domain/locations/Location.ts"
import type { CurrentProfile } from "#domain/session/sessionApi.ts"

type Places = Pick<CurrentProfile, "defaultLocationKey" | "assignedLocations">

/**
 * Where a person's new quote begins: their default location, else one they work at, else the shop's first; never one
 * that is inactive, as its tax would be charged.
 */
export const firstLocation = <L extends Pick<Location, "id" | "status">>(
  locations: ReadonlyArray<L>,
  { assignedLocations = [], defaultLocationKey }: Places
): L | undefined => {
  const active = locations.filter(({ status }) => status === "active")
  return (
    active.find(({ id }) => id === defaultLocationKey) ??
    active.find(({ id }) => assignedLocations.includes(id)) ??
    active[0]
  )
}
