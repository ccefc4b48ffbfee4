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

/** What `navigator.credentials.create()` gave, WebAuthn Level 3 §5.2.1; bytes as base64url. */
export const MadePasskey = Schema.Struct({
  id: field(base64Url(1400), "The credential's id, base64url.", "dGVzdA"),
  clientDataJSON: field(base64Url(2000), "What the browser signed, base64url.", "e30"),
  attestationObject: field(base64Url(8000), "The new credential, base64url.", "o2Nm"),
  transports: field(
    Schema.Array(Schema.String.check(Schema.isMaxLength(20))).check(Schema.isMaxLength(10)),
    "How the authenticator is reached.",
    ["internal"]
  )
})
export type MadePasskey = typeof MadePasskey.Type

/** What `navigator.credentials.get()` gave, WebAuthn Level 3 §5.2.2; bytes as base64url. */
export const ShownCredential = Schema.Struct({
  id: field(base64Url(1400), "The credential's id, base64url.", "dGVzdA"),
  clientDataJSON: field(base64Url(2000), "What the browser signed, base64url.", "e30"),
  authenticatorData: field(base64Url(4000), "What the authenticator says, base64url.", "AAAA"),
  signature: field(base64Url(4000), "The signature, base64url.", "MEUC"),
  /** Whose credential it is, as the authenticator remembers. */
  userHandle: field(base64Url(100), "The person as authenticators know them, base64url.", "AAAA")
})
export type ShownCredential = typeof ShownCredential.Type

/** What the browser is told before it makes a passkey; the rest is the same for all. */
export const PasskeyCreation = Schema.Struct({
  challenge: field(
    Schema.String,
    "What is to be signed, base64url; good for some minutes.",
    "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
  ),
  rpId: field(Schema.String, "The host that the passkey belongs to.", "localhost"),
  userHandle: field(Schema.String, "The person as authenticators know them, base64url.", "AAAA"),
  userName: field(Schema.String, "The name to sign in with, unique on the whole platform.", "b.ortiz"),
  displayName: field(Schema.String, "The person's name, for the browser's dialog.", "Bea Ortiz"),
  /** Credentials that are there already: one authenticator holds one passkey of a person. */
  exclude: field(
    Schema.Array(
      Schema.Struct({
        id: field(Schema.String, "The credential's id, base64url.", "dGVzdA"),
        transports: field(Schema.Array(Schema.String), "How the authenticator is reached.", ["internal"])
      })
    ),
    "Passkeys the person has already."
  )
})
export type PasskeyCreation = typeof PasskeyCreation.Type

/** What the browser is told before it shows a passkey; with no `allow`, whichever of this site the person chooses. */
export const PasskeyRequest = Schema.Struct({
  challenge: field(
    Schema.String,
    "What is to be signed, base64url; good for some minutes.",
    "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
  ),
  rpId: field(Schema.String, "The host that the passkey belongs to.", "localhost"),
  allow: field(
    Schema.Array(
      Schema.Struct({
        id: field(Schema.String, "The credential's id, base64url.", "dGVzdA"),
        transports: field(Schema.Array(Schema.String), "How the authenticator is reached.", ["internal"])
      })
    ),
    "Passkeys that may be used; any where none is named."
  )
})
export type PasskeyRequest = typeof PasskeyRequest.Type

/** Whom a credential is for; 32 bytes that say nothing to others. */
export interface CredentialOwner {
  readonly tenant: TenantId
  readonly user: UserId
}

/** What a passkey proved: its counter, and whether it is kept elsewhere too. */
export interface Proven {
  readonly counter: number
  readonly isBackedUp: boolean
}

/**
 * Judges what browsers say about passkeys, by WebAuthn Level 3 §7. User verification is required always: a passkey is
 * two factors in one.
 */
export class WebAuthn extends Context.Service<
  WebAuthn,
  {
    /**
     * The relying party's id for a page of this origin: the base domain, so that one passkey serves there and on the
     * shop's own host.
     */
    readonly rpId: (origin: string) => string
    readonly handleOf: (owner: CredentialOwner) => string
    /** Undefined for a handle that we never made. */
    readonly ownerOf: (userHandle: string) => CredentialOwner | undefined
    /** The challenge that was answered, as it says itself: to find the one that was given. */
    readonly challengeOf: (clientDataJSON: string) => string | undefined
    /** Undefined where it is not what was asked for. */
    readonly verifyMade: (
      made: MadePasskey,
      challenge: string,
      origin: string
    ) => Effect.Effect<(Proven & { readonly credentialId: string; readonly publicKey: string }) | undefined>
    /** Undefined where the signature, the site, the challenge or the counter is not right. */
    readonly verifyShown: (
      shown: ShownCredential,
      challenge: string,
      origin: string,
      passkey: Passkey
    ) => Effect.Effect<Proven | undefined>
  }
>()("domain/second-step/WebAuthn") {}
