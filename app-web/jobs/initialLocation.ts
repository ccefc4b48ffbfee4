import type { Location } from "#domain/locations/Location.ts"
import type { CurrentProfile } from "#domain/session/sessionApi.ts"

type Places = Pick<CurrentProfile, "defaultLocationKey" | "assignedLocations">

/**
 * Returns the initial location of a new quote: the user's default location, otherwise one they work at, otherwise the
 * shop's first. Never an inactive one, because its tax would be charged.
 */
export const initialLocation = <L extends Pick<Location, "id" | "status">>(
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
