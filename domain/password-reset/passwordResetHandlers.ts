import { Clock, Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { rememberDevice } from "#domain/credentials/KnownDevices.ts"
import { resetAttempts } from "#domain/credentials/limitSignIn.ts"
import { PasswordResets } from "#domain/credentials/PasswordResets.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import { setPassword } from "#domain/people/setPassword.ts"
import { Users } from "#domain/people/Users.ts"
import { forgotPassword, postNewPassword, verifyToken } from "./passwordResetApi.ts"
import { requestReset } from "./requestReset.ts"
import { TokenExpired, TokenInvalid, TokenTooOld } from "./resetFailures.ts"

const minute = 60_000

/** Spec §9: a link is valid for 10 minutes; one older than 3 days gets its own message (X6). In milliseconds. */
export const resetLinkLifetime = { works: 10 * minute, old: 3 * 24 * 60 * minute } as const

/** Returns the user a reset link belongs to, if it is still valid. Holds no database resources afterwards. */
export const checkToken = Effect.fn("checkToken")(function* ({
  email,
  token
}: {
  readonly email: string
  readonly token: string
}) {
  const { runInNew } = yield* Transaction
  const fingerprint = (yield* Secrets).fingerprint(token)
  const found = yield* runInNew(
    Effect.gen(function* () {
      const reset = yield* (yield* PasswordResets).find(fingerprint)
      const user = reset && (yield* (yield* Users).get(reset.userId))
      return reset && user && { reset, user }
    })
  )
  if (!found?.user.active || key(found.user.emailAddress) !== key(email)) return yield* new TokenInvalid()
  const age = (yield* Clock.currentTimeMillis) - found.reset.sentAt
  if (age > resetLinkLifetime.old) return yield* new TokenTooOld()
  if (age > resetLinkLifetime.works) return yield* new TokenExpired()
  return { fingerprint, user: found.user }
})

const key = (email: string) => email.trim().toLowerCase()

/**
 * Sets a new password with a reset link. The link is used up, all of the user's sessions end, and they are notified by
 * email (P5). A rejected password does not use up the link. Having access to the email proves the user's identity, so
 * their device becomes a known one and strangers' failed attempts do not block it.
 */
export const resetPassword = Effect.fn("resetPassword")(function* (asked: {
  readonly email: string
  readonly token: string
  readonly password: string
}) {
  const { fingerprint, user } = yield* checkToken(asked)
  yield* setPassword({ ...user, mustChangePassword: false }, asked.password)
  if (!(yield* (yield* PasswordResets).consume(fingerprint))) return yield* new TokenInvalid()
  yield* (yield* Outbox).enqueue({ kind: "passwordChanged", userId: user.id })
  yield* rememberDevice(user.id)
  yield* resetAttempts(user.userName)
  return {}
})

export const passwordResetHandlers = [
  handle(forgotPassword, requestReset),
  handle(verifyToken, (asked) => Effect.as(checkToken(asked), {})),
  handle(postNewPassword, resetPassword)
]
