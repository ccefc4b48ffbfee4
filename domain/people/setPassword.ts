import { Effect } from "effect"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { rejectCommonPasswordOf } from "./rejectCommonPassword.ts"
import type { User } from "./User.ts"
import { Users } from "./Users.ts"
import { CurrentUser, type UserId } from "#domain/access/CurrentUser.ts"
import { requireManageableUser } from "./guardRoles.ts"
import { NotYourself } from "./userFailures.ts"

/**
 * Sets a user's password, saves the user as passed in, and ends all their sessions except `keptSession` (P5). Expects a
 * password that satisfies `NewPassword`; rejects a common one with `PasswordCommon`.
 */
export const setPassword = Effect.fn("setPassword")(function* (user: User, password: string, keptSession?: string) {
  yield* rejectCommonPasswordOf(user, password)
  yield* (yield* Users).save(user, yield* (yield* Passwords).hash(password))
  yield* (yield* Sessions).endAllOf(user.id, keptSession)
})

/**
 * Sets another user's password. It is communicated in person and must be changed at the next sign-in; all their
 * sessions end. Users change their own password by entering the current one.
 */
export const assignPassword = Effect.fn("assignPassword")(function* ({
  id,
  password
}: {
  readonly id: UserId
  readonly password: string
}) {
  const user = yield* requireManageableUser(id)
  if ((yield* CurrentUser)?.id === id) return yield* new NotYourself()
  yield* setPassword({ ...user, mustChangePassword: true }, password)
  return {}
})
