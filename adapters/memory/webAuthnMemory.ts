import { Effect, Layer } from "effect"
import { challengeOf, handleOf, ownerOf } from "#adapters/webauthn/userHandle.ts"
import { WebAuthn } from "#domain/second-step/WebAuthn.ts"

/**
 * Passkeys without cryptography: one is made by naming it, and shown by the challenge under its name, `<public
 * key>_<challenge>`.
 */
export const webAuthnMemory = Layer.succeed(WebAuthn, {
  rpId: (origin) => new URL(origin).hostname,
  handleOf,
  ownerOf,
  challengeOf,
  verifyMade: ({ attestationObject, clientDataJSON, id }, challenge) =>
    Effect.sync(() =>
      challengeOf(clientDataJSON) === challenge
        ? { credentialId: id, publicKey: attestationObject, counter: 0, isBackedUp: true }
        : undefined
    ),
  verifyShown: ({ clientDataJSON, signature }, challenge, _origin, { counter, publicKey }) =>
    Effect.sync(() =>
      challengeOf(clientDataJSON) === challenge && signature === `${publicKey}_${challenge}`
        ? { counter: counter + 1, isBackedUp: true }
        : undefined
    )
})
