import type { verifyAuthenticationResponse } from "@simplewebauthn/server"
import { Effect, Layer } from "effect"
import { WebAuthn } from "#domain/second-step/WebAuthn.ts"
import { challengeOf, handleOf, ownerOf } from "./userHandle.ts"

/** COSE algorithms a passkey may sign with: EdDSA, ES256, RS256, as browsers are asked for. */
const algorithms = [-8, -7, -257]

/** Read when the first passkey is shown: it takes some megabytes. */
const library = Effect.promise(() => import("@simplewebauthn/server"))
type Library = Effect.Success<typeof library>

type Transports = NonNullable<Parameters<typeof verifyAuthenticationResponse>[0]["credential"]["transports"]>

/**
 * Passkeys as @simplewebauthn judges them. `base` is the platform's own address; its host is the relying party, so that
 * a passkey made there or at a shop serves at both. Browsers take `localhost` for no domain to be shared: there each
 * host is its own.
 */
export const webAuthnSimple = (base: URL) => {
  const rpId = (origin: string) => (base.hostname === "localhost" ? new URL(origin).hostname : base.hostname)
  return Layer.succeed(WebAuthn, {
    rpId,
    handleOf,
    ownerOf,
    challengeOf,
    verifyMade: ({ id, transports, ...made }, challenge, origin) =>
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
    verifyShown: ({ id, ...shown }, challenge, origin, { credentialId, counter, publicKey, transports }) =>
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

/** The library throws at whatever is not right. */
const orUndefined = <A>(judge: (library: Library) => Promise<A | undefined>) =>
  Effect.flatMap(library, (read) => Effect.promise(() => judge(read).catch(() => undefined)))
