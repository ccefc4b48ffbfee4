import { Effect, Schema } from "effect"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { limitTries } from "#domain/session/limitTries.ts"
import { Passwords } from "#domain/session/Passwords.ts"

/** The present password was typed wrongly. */
export class PasswordNotRight extends Schema.TaggedError<PasswordNotRight>()("PasswordNotRight", {}, { httpApiStatus: 422 }) {}

/** Asks for the present password before something that a stolen session must not do. Wrong ones count as failed sign-ins do (trust.md P4). */
export const checkOwnPassword = Effect.fn("checkOwnPassword")(function*(user: User, typed: string) {
  const tries = yield* limitTries("signIn", user.userName)
  const known = yield* (yield* Users).credentials(user.userName)
  if (!(yield* (yield* Passwords).matches(typed, known?.passwordHash))) return yield* new PasswordNotRight()
  yield* tries.wasRight
})
