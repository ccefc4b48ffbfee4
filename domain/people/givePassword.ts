import { Effect } from "effect"
import { CurrentUser, type UserId } from "#domain/access/CurrentUser.ts"
import { governedUser } from "./guardRoles.ts"
import { setPassword } from "./setPassword.ts"
import { NotYourself } from "./userFailures.ts"

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
