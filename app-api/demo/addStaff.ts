import { Effect } from "effect"
import type { Location } from "#domain/locations/Location.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { newcomer } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { DemoUser } from "./people.ts"

/** Adds a shop's people, at the locations they work at; in that place's time zone. */
export const addStaff = Effect.fn("addStaff")(function* (
  staff: ReadonlyArray<DemoUser>,
  locations: ReadonlyArray<Location>,
  passwordHash: string
) {
  const users = yield* Users
  const newId = yield* NewId
  for (const [
    place,
    { userName, firstName, lastName, roles, language, at = [], workHours = [], skills = [] }
  ] of staff.entries()) {
    const theirs = locations.filter(({ locationShortId }) => at.includes(locationShortId))
    const home = theirs[0] ?? locations[0]
    yield* users.save(
      {
        ...newcomer,
        id: UserId.make(yield* newId.next),
        userName,
        firstName,
        lastName,
        roles,
        defaultLanguage: language,
        emailAddress: `${userName}@example.com`,
        phoneNumber: `(${home?.phoneNumber.slice(1, 4) ?? "520"}) 555-01${String(30 + place).padStart(2, "0")}`,
        timeZone: home?.timeZone ?? "America/Phoenix",
        defaultLocationKey: home?.id ?? null,
        assignedLocations: theirs.map(({ id }) => id),
        workHours,
        skills
      },
      passwordHash
    )
  }
})
