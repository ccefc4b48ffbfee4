import type { verifyAuthenticationResponse } from "@simplewebauthn/server"
import { Effect, Layer } from "effect"
import { WebAuthn } from "#domain/second-step/WebAuthn.ts"
import { challengeOf, handleOf, ownerOf } from "./userHandle.ts"

/** COSE algorithms accepted for passkeys: EdDSA, ES256, RS256, as requested from browsers. */
const algorithms = [-8, -7, -257]

/** Imported when the first passkey is used: it takes several megabytes. */
const library = Effect.promise(() => import("@simplewebauthn/server"))
type Library = Effect.Success<typeof library>

type Transports = NonNullable<Parameters<typeof verifyAuthenticationResponse>[0]["credential"]["transports"]>

/**
 * Verifies passkeys with @simplewebauthn. `base` is the platform's URL; its host is the relying party, so a passkey
 * created there or on a shop's host works on both. Browsers do not allow sharing across `localhost` subdomains, so
 * there each host is its own relying party.
 */
export const webAuthnSimple = (base: URL) => {
  const rpId = (origin: string) => (base.hostname === "localhost" ? new URL(origin).hostname : base.hostname)
  return Layer.succeed(WebAuthn, {
    rpId,
    handleOf,
    ownerOf,
    challengeOf,
    verifyRegistration: ({ id, transports, ...made }, challenge, origin) =>
      orUndefined(async ({ verifyRegistrationResponse }) => {
        const { registrationInfo } = await verifyRegistrationResponse({
          response: {
            id,
            rawId: id,
            type: "public-key",
            clientExtensionResults: {},
            response: { ...made, transports: [...transports] as Transports }
          },
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpId(origin),
          requireUserVerification: true,
          supportedAlgorithmIDs: algorithms
        })
        if (registrationInfo === undefined) return undefined
        const { credential, credentialBackedUp } = registrationInfo
        return {
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString("base64url"),
          counter: credential.counter,
          isBackedUp: credentialBackedUp
        }
      }),
    verifyAuthentication: ({ id, ...shown }, challenge, origin, { credentialId, counter, publicKey, transports }) =>
      orUndefined(async ({ verifyAuthenticationResponse }) => {
        const { authenticationInfo, verified } = await verifyAuthenticationResponse({
          response: { id, rawId: id, type: "public-key", clientExtensionResults: {}, response: shown },
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpId(origin),
          requireUserVerification: true,
          credential: {
            id: credentialId,
            publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
            counter,
            transports: [...transports] as Transports
          }
        })
        return verified
          ? { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp }
          : undefined
      })
  })
}

/** The library throws on anything invalid. */
const orUndefined = <A>(judge: (library: Library) => Promise<A | undefined>) =>
  Effect.flatMap(library, (read) => Effect.promise(() => judge(read).catch(() => undefined)))
