import { Effect, Schema } from "effect"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { limitOwn } from "#domain/credentials/limitSignIn.ts"
import { Passwords } from "#domain/credentials/Passwords.ts"

/** The present password was typed wrongly. */
export class PasswordNotRight extends Schema.TaggedError<PasswordNotRight>()(
  "PasswordNotRight",
  {},
  { httpApiStatus: 422 }
) {}

/**
 * Asks for the present password before something that a stolen session must not do. Wrong ones are limited as failed
 * sign-ins are (P4), apart from them: no stranger can use up the tries of who is signed in (P8).
 */
export const checkOwnPassword = Effect.fn("checkOwnPassword")(function* (user: User, typed: string) {
  const tries = yield* limitOwn("signIn", user.id)
  const known = yield* (yield* Users).credentials(user.userName)
  if (!(yield* (yield* Passwords).matches(typed, known?.passwordHash))) return yield* new PasswordNotRight()
  yield* tries.wasRight
})
