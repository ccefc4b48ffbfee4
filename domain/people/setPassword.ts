import { Effect } from "effect"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { refuseCommonFor } from "./refuseCommonPassword.ts"
import type { User } from "./User.ts"
import { Users } from "./Users.ts"
import { CurrentUser, type UserId } from "#domain/access/CurrentUser.ts"
import { governedUser } from "./guardRoles.ts"
import { NotYourself } from "./userFailures.ts"

/**
 * Gives a person a new password, keeps the person as handed in, and ends all their sign-ins but `keptSession`
 * (P5). The password has passed `NewPassword`; a common one is refused with `PasswordCommon`.
 */
export const setPassword = Effect.fn("setPassword")(function* (user: User, password: string, keptSession?: string) {
  yield* refuseCommonFor(user, password)
  yield* (yield* Users).save(user, yield* (yield* Passwords).hash(password))
  yield* (yield* Sessions).endOf(user.id, keptSession)
})

/**
 * Gives a person a new password by hand: told in person, changed at the next sign-in; all their sign-ins end. One's own
 * is changed with the present one.
 */
export const givePassword = Effect.fn("givePassword")(function* ({
  id,
  password
}: {
  readonly id: UserId
  readonly password: string
}) {
  const user = yield* governedUser(id)
  if ((yield* CurrentUser)?.id === id) return yield* new NotYourself()
  yield* setPassword({ ...user, mustChangePassword: true }, password)
  return {}
})
