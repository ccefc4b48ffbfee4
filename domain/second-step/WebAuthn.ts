import { Context, type Effect, Schema } from "effect"
import type { UserId } from "#domain/people/CurrentUser.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import type { Passkey } from "./Passkey.ts"

const base64Url = (most: number) => Schema.String.check(Schema.isMaxLength(most, { message: `tooLong:${most}` }), Schema.isPattern(/^[A-Za-z0-9_-]+$/, { message: "text.invalidCharacters" }))

/** What `navigator.credentials.create()` gave, WebAuthn Level 3 §5.2.1; bytes as base64url. */
export const MadePasskey = Schema.Struct({
  id: base64Url(1400),
  clientDataJSON: base64Url(2000),
  attestationObject: base64Url(8000),
  transports: Schema.Array(Schema.String.check(Schema.isMaxLength(20))).check(Schema.isMaxLength(10))
})
export type MadePasskey = typeof MadePasskey.Type

/** What `navigator.credentials.get()` gave, WebAuthn Level 3 §5.2.2; bytes as base64url. */
export const ShownCredential = Schema.Struct({
  id: base64Url(1400),
  clientDataJSON: base64Url(2000),
  authenticatorData: base64Url(4000),
  signature: base64Url(4000),
  /** Whose credential it is, as the authenticator remembers. */
  userHandle: base64Url(100)
})
export type ShownCredential = typeof ShownCredential.Type

/** What the browser is told before it makes a passkey; the rest is the same for all. */
export const PasskeyCreation = Schema.Struct({
  challenge: Schema.String,
  rpId: Schema.String,
  userHandle: Schema.String,
  userName: Schema.String,
  displayName: Schema.String,
  /** Credentials that are there already: one authenticator holds one passkey of a person. */
  exclude: Schema.Array(Schema.Struct({ id: Schema.String, transports: Schema.Array(Schema.String) }))
})
export type PasskeyCreation = typeof PasskeyCreation.Type

/** What the browser is told before it shows a passkey; with no `allow`, whichever of this site the person chooses. */
export const PasskeyRequest = Schema.Struct({
  challenge: Schema.String,
  rpId: Schema.String,
  allow: Schema.Array(Schema.Struct({ id: Schema.String, transports: Schema.Array(Schema.String) }))
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

/** Judges what browsers say about passkeys, by WebAuthn Level 3 §7. User verification is required always: a passkey is two factors in one. */
export class WebAuthn extends Context.Service<WebAuthn, {
  /** The relying party's id for a page of this origin: the base domain, so that one passkey serves there and on the shop's own host. */
  readonly rpId: (origin: string) => string
  readonly handleOf: (owner: CredentialOwner) => string
  /** Undefined for a handle that we never made. */
  readonly ownerOf: (userHandle: string) => CredentialOwner | undefined
  /** The challenge that was answered, as it says itself: to find the one that was given. */
  readonly challengeOf: (clientDataJSON: string) => string | undefined
  /** Undefined where it is not what was asked for. */
  readonly verifyMade: (made: MadePasskey, challenge: string, origin: string) => Effect.Effect<(Proven & { readonly credentialId: string; readonly publicKey: string }) | undefined>
  /** Undefined where the signature, the site, the challenge or the counter is not right. */
  readonly verifyShown: (shown: ShownCredential, challenge: string, origin: string, passkey: Passkey) => Effect.Effect<Proven | undefined>
}>()("domain/second-step/WebAuthn") {}
