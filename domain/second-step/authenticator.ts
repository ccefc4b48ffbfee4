import { Clock, Effect, Schema } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { Encryption } from "#domain/credentials/Encryption.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { acceptedCounters, OneTimeCodes } from "./OneTimeCodes.ts"
import { type Authenticator, SecondSteps } from "#domain/credentials/SecondSteps.ts"

/** A code as typed, from an app or a recovery code; spaces and dashes are ignored. */
export const TypedCode = Schema.String.check(
  Schema.isNonEmpty({ message: "required" }),
  Schema.isMaxLength(40, { message: "tooLong:40" })
)

/** Returns the six digits of a typed code, or undefined if it is not a six-digit code. */
export const sixDigits = (typed: string): string | undefined => {
  const digits = typed.replaceAll(/[\s-]/g, "")
  return /^\d{6}$/.test(digits) ? digits : undefined
}

/** Returns the context that binds an authenticator's secret to its owner when encrypting. */
export const encryptionContextOf = Effect.fnUntraced(function* (user: UserId) {
  return `authenticator ${(yield* CurrentTenant).id} ${user}`
})

/**
 * Returns whether a code from the app is valid now, within one time step, and marks it as used. Each code works once.
 */
export const useCode = Effect.fn("useCode")(function* (
  user: UserId,
  { secret: encrypted }: Authenticator,
  digits: string
) {
  const secret = yield* (yield* Encryption).decrypt(encrypted, yield* encryptionContextOf(user))
  if (secret === undefined) {
    yield* Effect.logError(
      "could not decrypt an authenticator's secret: FRIT_ENCRYPTION_KEY differs from the key that encrypted it",
      { user }
    )
    return false
  }
  const { codeAt } = yield* OneTimeCodes
  for (const counter of acceptedCounters(yield* Clock.currentTimeMillis)) {
    if ((yield* codeAt(secret, counter)) === digits) return yield* (yield* SecondSteps).useCounter(user, counter)
  }
  return false
})
