import { Effect } from "effect"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { limitOwnAttempts } from "#domain/credentials/limitSignIn.ts"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { setPassword } from "#domain/people/setPassword.ts"
import { issueTokens } from "#domain/credentials/issueTokens.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { AuthCookies } from "#domain/credentials/AuthCookies.ts"
import { currentUserRecord } from "./profileOf.ts"
import type { PasswordChange } from "./Profile.ts"
import { PasswordNotRight } from "#domain/people/userFailures.ts"

/**
 * Verifies the current password before an action that a stolen session must not be able to perform. Wrong attempts are
 * limited like failed sign-ins (P4) but counted separately, so that a stranger cannot use up the signed-in user's
 * attempts (P8).
 */
export const checkOwnPassword = Effect.fn("checkOwnPassword")(function* (user: User, typed: string) {
  const tries = yield* limitOwnAttempts("signIn", user.id)
  const known = yield* (yield* Users).credentials(user.userName)
  if (!(yield* (yield* Passwords).matches(typed, known?.passwordHash))) return yield* new PasswordNotRight()
  yield* tries.wasRight
})

/** Changes the current user's password. Ends all other sessions and issues new tokens for this one (S2). */
export const changePassword = Effect.fn("changePassword")(function* ({ currentPassword, newPassword }: PasswordChange) {
  const user = yield* currentUserRecord
  yield* checkOwnPassword(user, currentPassword)
  const cookies = yield* AuthCookies
  const sessions = yield* Sessions
  const session =
    cookies.access === undefined
      ? undefined
      : yield* sessions.byAccessToken((yield* Secrets).fingerprint(cookies.access))
  yield* setPassword({ ...user, mustChangePassword: false }, newPassword, session?.id)
  if (session !== undefined) yield* issueTokens({ ...session, previousRefresh: "" })
  return {}
})
