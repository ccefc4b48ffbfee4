import { Effect } from "effect"
import { Outbox } from "#domain/mail/Outbox.ts"
import { setPassword } from "#domain/people/setPassword.ts"
import { Attempts } from "#domain/session/Attempts.ts"
import { triesKey } from "#domain/session/limitTries.ts"
import { checkToken, TokenInvalid } from "./checkToken.ts"
import { PasswordResets } from "./PasswordResets.ts"

/**
 * Sets a new password by a link: the link is used up, all sign-ins of the person end, and they are told by mail (trust.md P5).
 * A refused password uses nothing up.
 */
export const resetPassword = Effect.fn("resetPassword")(function*(asked: { readonly email: string; readonly token: string; readonly password: string }) {
  const { fingerprint, user } = yield* checkToken(asked)
  yield* setPassword({ ...user, mustChangePassword: false }, asked.password)
  if (!(yield* (yield* PasswordResets).useUp(fingerprint))) return yield* new TokenInvalid()
  yield* (yield* Outbox).put({ kind: "passwordChanged", userId: user.id })
  yield* (yield* Attempts).forget(yield* triesKey("signIn", "account", user.userName))
  return {}
})
