import { Clock, Effect } from "effect"
import type { SignInMethod } from "#domain/audit/AuditEvent.ts"
import { AfterResponse } from "#domain/contract/AfterResponse.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { Attempts } from "#domain/credentials/Attempts.ts"
import { handOff, canSignInHere } from "#domain/session/handOff.ts"
import { type TenantId, withTenant } from "#domain/shared/CurrentTenant.ts"
import { knownDeviceOf } from "#domain/credentials/KnownDevices.ts"
import { limitSignIn } from "#domain/credentials/limitSignIn.ts"
import { recordRefusedSignIn, warnOfFailedAttempts } from "#domain/session/recordSignIn.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { SecondSteps, isConfirmed } from "#domain/credentials/SecondSteps.ts"
import { sixDigits, useCode } from "./authenticator.ts"
import { secondStepLifetime, findPending, SecondStepOver } from "#domain/credentials/beginSecondStep.ts"
import { useRecoveryCode } from "./recoveryCodes.ts"
import { CodeNotRight } from "./secondStepFailures.ts"

/** Limit of attempts to complete one pending sign-in. */
const maxCodeAttempts = { tries: 5, within: secondStepLifetime }

/**
 * Completes a sign-in with a code from the authenticator app or a recovery code, and hands off to the shop as after a
 * password.
 */
export const finishSignIn = Effect.fn("finishSignIn")(function* ({
  token,
  code
}: {
  readonly token: string
  readonly code: string
}) {
  // In a separate transaction, so that a delayed request holds no database connection.
  const { fingerprint, shop, userId } = yield* (yield* Transaction).runInNew(findPending(token))
  const { alarming, wasRight } = yield* limitSignIn("secondStep", userId, yield* knownDeviceOf(userId, shop))
  if (
    (yield* (yield* Attempts).count(`pending ${fingerprint}`, maxCodeAttempts, yield* Clock.currentTimeMillis))
      .freeAt !== undefined
  )
    return yield* new SecondStepOver()
  const { tenant, user } = yield* requireEligibleUser(userId, shop)
  const method = sixDigits(code) === undefined ? "passwordAndRecoveryCode" : "passwordAndCode"
  if (!(yield* isRight(userId, code).pipe(withTenant(shop)))) {
    yield* recordRefusedSignIn(user, shop, method, "wrongCode")
    if (alarming !== undefined) yield* (yield* AfterResponse)(warnOfFailedAttempts(user, shop, "manyCodes", alarming))
    return yield* new CodeNotRight()
  }
  yield* wasRight
  return yield* completePendingSignIn(fingerprint, userId, tenant, method)
})

/** Ends the pending sign-in, for exactly one caller, and hands off. */
export const completePendingSignIn = Effect.fnUntraced(function* (
  fingerprint: string,
  userId: UserId,
  tenant: Parameters<typeof handOff>[1],
  method: SignInMethod
) {
  if (!(yield* (yield* SecondSteps).endPendingSignIn(fingerprint).pipe(withTenant(tenant.id))))
    return yield* new SecondStepOver()
  return yield* handOff(userId, tenant, method)
})

/** Returns the user and their shop, unless the user was deactivated or the host belongs to another shop. */
export const requireEligibleUser = Effect.fnUntraced(function* (userId: UserId, shop: TenantId) {
  const user = yield* (yield* Users).get(userId).pipe(withTenant(shop))
  const tenant = yield* (yield* Tenants).get(shop)
  if (user?.active !== true || tenant === undefined || !(yield* canSignInHere(shop))) return yield* new SecondStepOver()
  return { user, tenant }
})

const isRight = Effect.fnUntraced(function* (userId: UserId, typed: string) {
  const digits = sixDigits(typed)
  if (digits === undefined) return yield* useRecoveryCode(userId, typed)
  const authenticator = yield* (yield* SecondSteps).authenticatorOf(userId)
  return authenticator !== undefined && isConfirmed(authenticator) && (yield* useCode(userId, authenticator, digits))
})
