import { Effect, Layer } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { SecondSteps } from "#domain/credentials/SecondSteps.ts"
import { challengeOf, handleOf, ownerOf } from "#adapters/webauthn/userHandle.ts"
import { WebAuthn } from "#domain/second-step/WebAuthn.ts"
import { oneTimeCodesWebCrypto } from "#adapters/totp/oneTimeCodesWebCrypto.ts"
import { type ShopTables, MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for passkeys, authenticator apps, recovery codes and pending sign-ins. */
export const secondStepsMemory = Layer.effect(
  SecondSteps,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    const passkeys = Effect.map(current, (shelf) => [...shelf.passkeys.values()])
    return SecondSteps.of({
      passkeysOf: (user) =>
        Effect.map(passkeys, (all) =>
          all
            .filter(({ userId }) => userId === user)
            .sort((one, other) => one.addedAt - other.addedAt || (one.id < other.id ? -1 : 1))
        ),
      passkey: (credentialId) => Effect.map(passkeys, (all) => all.find((one) => one.credentialId === credentialId)),
      savePasskey: (passkey) => Effect.map(current, (shelf) => void shelf.passkeys.set(passkey.id, passkey)),
      removePasskey: (id) => Effect.map(current, (shelf) => void shelf.passkeys.delete(id)),
      authenticatorOf: (user) =>
        Effect.map(current, ({ authenticators }) => {
          const kept = authenticators.get(user)
          return kept && { secret: kept.secret, confirmedAt: kept.confirmedAt }
        }),
      saveAuthenticator: (user, authenticator) =>
        Effect.map(
          current,
          ({ authenticators }) => void authenticators.set(user, { ...authenticator, lastCounter: -1 })
        ),
      confirmAuthenticator: (user, at) =>
        Effect.map(current, ({ authenticators }) => {
          const kept = authenticators.get(user)
          if (kept !== undefined) authenticators.set(user, { ...kept, confirmedAt: at })
        }),
      removeAuthenticator: (user) => Effect.map(current, ({ authenticators }) => void authenticators.delete(user)),
      useCounter: (user, counter) =>
        Effect.map(current, ({ authenticators }) => {
          const kept = authenticators.get(user)
          if (kept === undefined || kept.lastCounter >= counter) return false
          authenticators.set(user, { ...kept, lastCounter: counter })
          return true
        }),
      replaceRecoveryCodes: (user, fingerprints) =>
        Effect.map(current, ({ recoveryCodes }) => void recoveryCodes.set(user, new Set(fingerprints))),
      recoveryCodesLeft: (user) => Effect.map(current, ({ recoveryCodes }) => recoveryCodes.get(user)?.size ?? 0),
      useRecoveryCode: (user, fingerprint) =>
        Effect.map(current, ({ recoveryCodes }) => recoveryCodes.get(user)?.delete(fingerprint) ?? false),
      removeAllOf: (user) => Effect.map(current, (shelf) => removeAll(shelf, user)),
      addChallenge: (challenge) =>
        Effect.map(current, ({ challenges }) => void challenges.set(challenge.fingerprint, challenge)),
      consumeChallenge: (fingerprint) =>
        Effect.map(current, ({ challenges }) => {
          const kept = challenges.get(fingerprint)
          challenges.delete(fingerprint)
          return kept
        }),
      addPendingSignIn: (pending) =>
        Effect.map(current, ({ pendingSignIns }) => void pendingSignIns.set(pending.fingerprint, pending)),
      findPendingSignIn: (fingerprint) => Effect.map(current, ({ pendingSignIns }) => pendingSignIns.get(fingerprint)),
      endPendingSignIn: (fingerprint) => Effect.map(current, ({ pendingSignIns }) => pendingSignIns.delete(fingerprint))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const removeAll = ({ authenticators, passkeys, pendingSignIns, recoveryCodes }: ShopTables, user: UserId) => {
  authenticators.delete(user)
  recoveryCodes.delete(user)
  for (const [id, { userId }] of [...passkeys]) if (userId === user) passkeys.delete(id)
  for (const [fingerprint, { userId }] of [...pendingSignIns]) if (userId === user) pendingSignIns.delete(fingerprint)
}

/**
 * Passkeys without cryptography. The attestation object serves as the public key, and a valid signature is `<public
 * key>_<challenge>`.
 */
export const webAuthnMemory = Layer.succeed(WebAuthn, {
  rpId: (origin) => new URL(origin).hostname,
  handleOf,
  ownerOf,
  challengeOf,
  verifyRegistration: ({ attestationObject, clientDataJSON, id }, challenge) =>
    Effect.sync(() =>
      challengeOf(clientDataJSON) === challenge
        ? { credentialId: id, publicKey: attestationObject, counter: 0, isBackedUp: true }
        : undefined
    ),
  verifyAuthentication: ({ clientDataJSON, signature }, challenge, _origin, { counter, publicKey }) =>
    Effect.sync(() =>
      challengeOf(clientDataJSON) === challenge && signature === `${publicKey}_${challenge}`
        ? { counter: counter + 1, isBackedUp: true }
        : undefined
    )
})

/** One-time codes need no storage, so the page uses the real implementation. */
export const oneTimeCodesMemory = oneTimeCodesWebCrypto
