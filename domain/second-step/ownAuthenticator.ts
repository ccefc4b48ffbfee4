import { Clock, Effect } from "effect"
import { currentUserRecord } from "#domain/account/profileOf.ts"
import { Encryption } from "#domain/credentials/Encryption.ts"
import { limitOwnAttempts } from "#domain/credentials/limitSignIn.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { encryptionContextOf, sixDigits, useCode } from "./authenticator.ts"
import { AuthenticatorThere, CodeNotRight } from "./secondStepFailures.ts"
import { OneTimeCodes, otpauthUri } from "./OneTimeCodes.ts"
import { onFactorAdded, reauthenticate, removeFactor } from "./ownFactors.ts"
import { SecondSteps, isConfirmed, secondStepOf } from "#domain/credentials/SecondSteps.ts"

/**
 * Creates a secret for an authenticator app and returns it as text and as a URI for a QR code. It is not used for
 * sign-ins until confirmed with a correct code.
 */
export const startAuthenticator = Effect.fn("startAuthenticator")(function* ({
  currentPassword
}: {
  readonly currentPassword: string
}) {
  const user = yield* reauthenticate(currentPassword)
  const steps = yield* SecondSteps
  if (isConfirmed(yield* steps.authenticatorOf(user.id))) return yield* new AuthenticatorThere()
  const secret = yield* (yield* OneTimeCodes).newSecret
  yield* steps.saveAuthenticator(user.id, {
    secret: yield* (yield* Encryption).encrypt(secret, yield* encryptionContextOf(user.id)),
    confirmedAt: null
  })
  const shop = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  return { secret, uri: otpauthUri({ issuer: shop?.businessName ?? "Frit", account: user.userName, secret }) }
})

/** Activates the app with its first correct code. */
export const confirmAuthenticator = Effect.fn("confirmAuthenticator")(function* ({ code }: { readonly code: string }) {
  const user = yield* currentUserRecord
  const tries = yield* limitOwnAttempts("secondStep", user.id)
  const steps = yield* SecondSteps
  const authenticator = yield* steps.authenticatorOf(user.id)
  const digits = sixDigits(code)
  if (
    authenticator === undefined ||
    isConfirmed(authenticator) ||
    digits === undefined ||
    !(yield* useCode(user.id, authenticator, digits))
  )
    return yield* new CodeNotRight()
  yield* tries.wasRight
  yield* steps.confirmAuthenticator(user.id, yield* Clock.currentTimeMillis)
  const recoveryCodes = yield* onFactorAdded(user, "authenticatorAdded")
  return { secondStep: yield* secondStepOf(user.id), recoveryCodes }
})

/** Removes the current user's own authenticator app. */
export const removeAuthenticator = Effect.fn("removeAuthenticator")(function* ({
  currentPassword
}: {
  readonly currentPassword: string
}) {
  const user = yield* reauthenticate(currentPassword)
  const steps = yield* SecondSteps
  const remove = steps.removeAuthenticator(user.id)
  yield* isConfirmed(yield* steps.authenticatorOf(user.id))
    ? removeFactor(user, "authenticatorRemoved", remove)
    : remove
  return yield* secondStepOf(user.id)
})
