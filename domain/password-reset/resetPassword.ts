import { Effect } from "effect"
import { Outbox } from "#domain/mail/Outbox.ts"
import { setPassword } from "#domain/people/setPassword.ts"
import { rememberDevice } from "#domain/credentials/KnownDevices.ts"
import { forgetTries } from "#domain/credentials/limitSignIn.ts"
import { checkToken } from "./checkToken.ts"
import { TokenInvalid } from "./resetFailures.ts"
import { PasswordResets } from "#domain/credentials/PasswordResets.ts"

/**
 * Sets a new password by a link: the link is used up, all sign-ins of the person end, and they are told by mail
 * (P5). A refused password uses nothing up. Whoever read the mail has shown who they are: their device is
 * known, so that no stranger's tries hold them up.
 */
export const resetPassword = Effect.fn("resetPassword")(function* (asked: {
  readonly email: string
  readonly token: string
  readonly password: string
}) {
  const { fingerprint, user } = yield* checkToken(asked)
  yield* setPassword({ ...user, mustChangePassword: false }, asked.password)
  if (!(yield* (yield* PasswordResets).useUp(fingerprint))) return yield* new TokenInvalid()
  yield* (yield* Outbox).put({ kind: "passwordChanged", userId: user.id })
  yield* rememberDevice(user.id)
  yield* forgetTries(user.userName)
  return {}
})
