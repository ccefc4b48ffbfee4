import { Clock, Effect } from "effect"
import { currentUserRecord } from "#domain/account/profileOf.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { onFactorAdded, reauthenticate, removeFactor } from "./ownFactors.ts"
import {
  maxPasskeys,
  PasskeyId,
  PasskeyNotAccepted,
  PasskeyNotFound,
  TooManyPasskeys
} from "#domain/credentials/Passkey.ts"
import { newChallenge, consumeChallenge } from "./passkeySignIn.ts"
import { SecondSteps, secondStepOf } from "#domain/credentials/SecondSteps.ts"
import { type CreatedPasskey, WebAuthn } from "./WebAuthn.ts"

/** Returns what the browser needs to create a passkey for the current user. */
export const beginPasskeyRegistration = Effect.fn("beginPasskeyRegistration")(function* ({
  currentPassword
}: {
  readonly currentPassword: string
}) {
  const user = yield* reauthenticate(currentPassword)
  const passkeys = yield* (yield* SecondSteps).passkeysOf(user.id)
  if (passkeys.length >= maxPasskeys) return yield* new TooManyPasskeys({ most: maxPasskeys })
  return {
    ...(yield* newChallenge("add", user.id)),
    userHandle: (yield* WebAuthn).handleOf({ tenant: (yield* CurrentTenant).id, user: user.id }),
    userName: user.userName,
    displayName: `${user.firstName} ${user.lastName}`,
    exclude: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }))
  }
})

/**
 * Saves a passkey created for a challenge of the current user. Each challenge, and so each password entry, is good for
 * one passkey.
 */
export const addPasskey = Effect.fn("addPasskey")(function* ({
  made,
  name
}: {
  readonly made: CreatedPasskey
  readonly name: string
}) {
  const user = yield* currentUserRecord
  const { challenge, origin, userId } = yield* consumeChallenge(made.clientDataJSON, "add")
  if (userId !== user.id) return yield* new PasskeyNotAccepted()
  const proven = yield* (yield* WebAuthn).verifyRegistration(made, challenge, origin)
  const steps = yield* SecondSteps
  if (proven === undefined || (yield* steps.passkey(proven.credentialId)) !== undefined)
    return yield* new PasskeyNotAccepted()
  const id = PasskeyId.make(yield* (yield* NewId).next)
  yield* steps.savePasskey({
    id,
    userId: user.id,
    name,
    transports: made.transports,
    ...proven,
    addedAt: yield* Clock.currentTimeMillis,
    lastUsedAt: null
  })
  const recoveryCodes = yield* onFactorAdded(user, "passkeyAdded")
  return { secondStep: yield* secondStepOf(user.id), recoveryCodes }
})

/** Renames one of the current user's passkeys. */
export const renamePasskey = Effect.fn("renamePasskey")(function* ({
  id,
  name
}: {
  readonly id: PasskeyId
  readonly name: string
}) {
  const passkey = yield* ownPasskey(id)
  yield* (yield* SecondSteps).savePasskey({ ...passkey, name })
  return yield* secondStepOf(passkey.userId)
})

/** Removes one of the current user's passkeys. */
export const removePasskey = Effect.fn("removePasskey")(function* ({
  id,
  currentPassword
}: {
  readonly id: PasskeyId
  readonly currentPassword: string
}) {
  yield* ownPasskey(id)
  const user = yield* reauthenticate(currentPassword)
  yield* removeFactor(user, "passkeyRemoved", (yield* SecondSteps).removePasskey(id))
  return yield* secondStepOf(user.id)
})

const ownPasskey = Effect.fnUntraced(function* (id: PasskeyId) {
  const { id: userId } = yield* currentUserRecord
  const found = (yield* (yield* SecondSteps).passkeysOf(userId)).find((one) => one.id === id)
  return found ?? (yield* new PasskeyNotFound({ id }))
})
