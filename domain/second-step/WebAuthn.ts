import { Context, type Effect, Schema } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { field } from "#domain/shared/field.ts"
import type { Passkey } from "#domain/credentials/Passkey.ts"

const base64Url = (most: number) =>
  Schema.String.check(
    Schema.isMaxLength(most, { message: `tooLong:${most}` }),
    Schema.isPattern(/^[A-Za-z0-9_-]+$/, { message: "text.invalidCharacters" })
  )

/** The result of `navigator.credentials.create()`, WebAuthn Level 3 §5.2.1; bytes in base64url. */
export const CreatedPasskey = Schema.Struct({
  id: field(base64Url(1400), "Credential id in base64url.", "dGVzdA"),
  clientDataJSON: field(base64Url(2000), "Client data from the browser, in base64url.", "e30"),
  attestationObject: field(base64Url(8000), "Attestation object with the new credential, in base64url.", "o2Nm"),
  transports: field(
    Schema.Array(Schema.String.check(Schema.isMaxLength(20))).check(Schema.isMaxLength(10)),
    "Transports of the authenticator.",
    ["internal"]
  )
})
export type CreatedPasskey = typeof CreatedPasskey.Type

/** The result of `navigator.credentials.get()`, WebAuthn Level 3 §5.2.2; bytes in base64url. */
export const PresentedCredential = Schema.Struct({
  id: field(base64Url(1400), "Credential id in base64url.", "dGVzdA"),
  clientDataJSON: field(base64Url(2000), "Client data from the browser, in base64url.", "e30"),
  authenticatorData: field(base64Url(4000), "Authenticator data in base64url.", "AAAA"),
  signature: field(base64Url(4000), "Signature in base64url.", "MEUC"),
  /** The credential's owner, as stored by the authenticator. */
  userHandle: field(base64Url(100), "User handle in base64url.", "AAAA")
})
export type PresentedCredential = typeof PresentedCredential.Type

/** The options for creating a passkey; all other options are constant. */
export const PasskeyCreation = Schema.Struct({
  challenge: field(
    Schema.String,
    "Challenge to sign, in base64url; valid for a few minutes.",
    "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
  ),
  rpId: field(Schema.String, "Host the passkey belongs to.", "localhost"),
  userHandle: field(Schema.String, "User handle in base64url.", "AAAA"),
  userName: field(Schema.String, "User name for signing in, unique across the platform.", "b.ortiz"),
  displayName: field(Schema.String, "Name of the user, for the browser's dialog.", "Bea Ortiz"),
  /** Existing credentials: an authenticator holds at most one passkey per user. */
  exclude: field(
    Schema.Array(
      Schema.Struct({
        id: field(Schema.String, "Credential id in base64url.", "dGVzdA"),
        transports: field(Schema.Array(Schema.String), "Transports of the authenticator.", ["internal"])
      })
    ),
    "The user's existing passkeys."
  )
})
export type PasskeyCreation = typeof PasskeyCreation.Type

/** The options for requesting a passkey. If `allow` is empty, the user may choose any passkey of this site. */
export const PasskeyRequest = Schema.Struct({
  challenge: field(
    Schema.String,
    "Challenge to sign, in base64url; valid for a few minutes.",
    "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
  ),
  rpId: field(Schema.String, "Host the passkey belongs to.", "localhost"),
  allow: field(
    Schema.Array(
      Schema.Struct({
        id: field(Schema.String, "Credential id in base64url.", "dGVzdA"),
        transports: field(Schema.Array(Schema.String), "Transports of the authenticator.", ["internal"])
      })
    ),
    "Passkeys that may be used; empty for any."
  )
})
export type PasskeyRequest = typeof PasskeyRequest.Type

/** The owner of a credential. Encoded as a 32-byte handle that reveals nothing to others. */
export interface CredentialOwner {
  readonly tenant: TenantId
  readonly user: UserId
}

/** What a verified passkey reports: its counter, and whether it is synced elsewhere. */
export interface VerifiedPasskey {
  readonly counter: number
  readonly isBackedUp: boolean
}

/**
 * Verifies browsers' passkey responses per WebAuthn Level 3 §7. User verification is always required, because a passkey
 * counts as two factors.
 */
export class WebAuthn extends Context.Service<
  WebAuthn,
  {
    /**
     * Returns the relying party id for an origin: the base domain, so that one passkey works there and on the shop's
     * own host.
     */
    readonly rpId: (origin: string) => string
    readonly handleOf: (owner: CredentialOwner) => string
    /** Returns undefined for a handle we did not create. */
    readonly ownerOf: (userHandle: string) => CredentialOwner | undefined
    /** Returns the challenge contained in the client data, to look up the one that was issued. */
    readonly challengeOf: (clientDataJSON: string) => string | undefined
    /** Returns undefined if the response is not valid. */
    readonly verifyRegistration: (
      made: CreatedPasskey,
      challenge: string,
      origin: string
    ) => Effect.Effect<(VerifiedPasskey & { readonly credentialId: string; readonly publicKey: string }) | undefined>
    /** Returns undefined if the signature, origin, challenge or counter is wrong. */
    readonly verifyAuthentication: (
      shown: PresentedCredential,
      challenge: string,
      origin: string,
      passkey: Passkey
    ) => Effect.Effect<VerifiedPasskey | undefined>
  }
>()("domain/second-step/WebAuthn") {}
