import { Effect } from "effect"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { guardPlaces } from "./guardPlaces.ts"
import { guardRoles } from "./guardRoles.ts"
import type { NewUser } from "./NewUser.ts"
import { refuseCommonFor } from "./refuseCommonPassword.ts"
import { newcomer, type User } from "./User.ts"
import { Users } from "./Users.ts"

/**
 * Adds a person. Their password is told in person, never sent, and must be changed at the first sign-in (spec §6,
 * X5).
 */
export const createUser = Effect.fn("createUser")(function* ({ password, ...draft }: NewUser) {
  yield* guardRoles(draft.roles)
  yield* guardPlaces(draft)
  const user: User = { ...newcomer, ...draft, id: UserId.make(yield* (yield* NewId).next), mustChangePassword: true }
  yield* refuseCommonFor(user, password)
  yield* (yield* Users).add(user, yield* (yield* Passwords).hash(password))
  return user
})
