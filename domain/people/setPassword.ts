import { Effect } from "effect"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { refuseCommonFor } from "./refuseCommonFor.ts"
import type { User } from "./User.ts"
import { Users } from "./Users.ts"

/**
 * Gives a person a new password, keeps the person as handed in, and ends all their sign-ins but `keptSession`
 * (P5). The password has passed `NewPassword`; a common one is refused with `PasswordCommon`.
 */
export const setPassword = Effect.fn("setPassword")(function* (user: User, password: string, keptSession?: string) {
  yield* refuseCommonFor(user, password)
  yield* (yield* Users).save(user, yield* (yield* Passwords).hash(password))
  yield* (yield* Sessions).endOf(user.id, keptSession)
})
