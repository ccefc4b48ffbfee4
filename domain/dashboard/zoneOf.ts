import { Effect } from "effect"
import { Locations } from "#domain/locations/Locations.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"

/**
 * Returns the time zone that determines the current day for a user: that of their default location, else of their first
 * assigned location, else their own.
 */
export const zoneOf = Effect.fn("zoneOf")(function* (id: UserId) {
  const [user, places] = yield* Effect.all([Users.use((users) => users.get(id)), Locations.use(({ all }) => all)], {
    concurrency: 2
  })
  const theirs = user === undefined ? [] : [user.defaultLocationKey, ...user.assignedLocations]
  const place = theirs.flatMap((key) => places.find((one) => one.id === key) ?? [])[0]
  return place?.timeZone ?? user?.timeZone ?? places[0]?.timeZone ?? "UTC"
})
