import { Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import type { User } from "#domain/people/User.ts"
import { imageUrl } from "./imageUrl.ts"
import type { Profile } from "./Profile.ts"

/** The current user's record. */
export const currentUserRecord = Effect.gen(function* () {
  const { id } = yield* requireUser
  return (yield* (yield* Users).get(id)) ?? (yield* Effect.die(new Error("the signed-in user does not exist")))
})

/** Returns the part of a user's record that they see themselves. */
export const profileOf = (user: User): Profile => {
  const {
    active: _,
    assignedLocations: _places,
    defaultLocationKey: _place,
    mustChangePassword: _must,
    ...profile
  } = user
  return { ...profile, imageUrl: imageUrl(user) }
}
