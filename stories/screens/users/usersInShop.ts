import { Effect } from "effect"
import { Location, LocationId } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { putUser } from "#domain/people/usersApi.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { sampleLocation, sampleUser } from "#domain/testing/samples.ts"
import { beforeFirstRequest } from "#stories/beforeFirstRequest.ts"

const tempe = LocationId.make("019a0000-0000-7000-8000-000000000071")
const mesa = LocationId.make("019a0000-0000-7000-8000-000000000072")

/** The user that the stories open. */
export const samId = UserId.make("019a0000-0000-7000-8000-000000000081")
export const samPath = `/users/${samId}/edit`
export const olgaId = UserId.make("019a0000-0000-7000-8000-000000000082")

export const sam: User = {
  ...sampleUser,
  id: samId,
  userName: "sam.installer",
  firstName: "Sam",
  lastName: "Begay",
  emailAddress: "sam@copperstate.example",
  phoneNumber: "602-555-0177",
  roles: ["installer"],
  defaultLocationKey: mesa,
  assignedLocations: [mesa, tempe]
}

const others: ReadonlyArray<User> = [
  {
    ...sampleUser,
    id: olgaId,
    userName: "olga.owner",
    firstName: "Olga",
    lastName: "Marin",
    emailAddress: "olga@copperstate.example",
    roles: ["owner"],
    phoneNumber: "602-555-0102"
  },
  {
    ...sampleUser,
    id: UserId.make("019a0000-0000-7000-8000-000000000083"),
    userName: "nora.new",
    firstName: "Nora",
    lastName: "Young",
    emailAddress: "nora@copperstate.example",
    roles: ["sales", "billing"],
    mustChangePassword: true
  },
  {
    ...sampleUser,
    id: UserId.make("019a0000-0000-7000-8000-000000000084"),
    userName: "fred.former",
    firstName: "Fred",
    lastName: "Ash",
    emailAddress: "fred@copperstate.example",
    roles: ["admin"],
    active: false
  }
]

/** Two locations, and four users besides the signed-in one; Sam is also signed in on a phone. */
export const peopleInShop = Effect.gen(function* () {
  const locations = yield* Locations
  yield* locations.add(new Location({ ...sampleLocation, id: tempe, version: 1 }))
  yield* locations.add(
    new Location({ ...sampleLocation, id: mesa, version: 1, locationName: "Mesa", locationShortId: "MSA" })
  )
  const users = yield* Users
  for (const person of [sam, ...others]) yield* users.save(person, "no password")
  yield* (yield* Sessions).save({
    id: "019a0000-0000-7000-8000-000000000091",
    userId: samId,
    startedAt: Date.parse("2026-11-20T15:00:00Z"),
    userAgent: phone,
    access: "a",
    accessExpires: forever,
    refresh: "r",
    refreshExpires: forever,
    previousRefresh: "",
    seed: "",
    rotatedAt: Date.parse("2026-11-21T09:30:00Z"),
    expires: forever
  })
}).pipe(Effect.orDie)

const forever = 4_102_444_800_000
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1"

/** Sam, changed by another user just before the first save arrives. */
export const samAlsoChangedElsewhere = (change: Partial<User>) =>
  beforeFirstRequest(
    putUser,
    Effect.gen(function* () {
      yield* peopleInShop
      return Users.use((users) => users.change({ ...sam, ...change }))
    })
  )
