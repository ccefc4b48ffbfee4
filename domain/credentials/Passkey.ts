import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

export const PasskeyId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("PasskeyId"))
export type PasskeyId = typeof PasskeyId.Type

/** A user-defined name for a passkey, such as "Office PC". */
export const PasskeyName = requiredText(60)

/** Maximum number of passkeys per user. */
export const maxPasskeys = 20

/**
 * A stored passkey: a WebAuthn credential and its public key, both in base64url. Instants in milliseconds since 1970
 * UTC.
 */
export const Passkey = Schema.Struct({
  id: PasskeyId,
  userId: UserId,
  credentialId: Schema.String,
  publicKey: Schema.String,
  /** The authenticator's signature counter; 0 if it has none. */
  counter: Schema.Number,
  transports: Schema.Array(Schema.String),
  name: Schema.String,
  /** Whether it is synced to a password manager or cloud account instead of staying on one device. */
  isBackedUp: Schema.Boolean,
  addedAt: Schema.Number,
  lastUsedAt: Schema.NullOr(Schema.Number)
})
export type Passkey = typeof Passkey.Type

/** A passkey as shown to users. */
export const PasskeyInfo = Schema.Struct({
  id: field(PasskeyId, "The passkey's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  name: field(Schema.String, "User-defined name.", "Office PC"),
  isBackedUp: field(Schema.Boolean, "Whether it is synced to a cloud keychain."),
  addedAt: field(Schema.Number, "When it was added, in milliseconds since 1970 UTC.", 1763740800000),
  lastUsedAt: field(
    Schema.NullOr(Schema.Number),
    "When it was last used, in milliseconds since 1970 UTC; null if never used.",
    null
  )
})
export type PasskeyInfo = typeof PasskeyInfo.Type

/** The current user has no passkey with this id. */
export class PasskeyNotFound extends Schema.TaggedError<PasskeyNotFound>()(
  "PasskeyNotFound",
  { id: field(PasskeyId, "The passkey's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}

/** The browser's response is not valid for this challenge and origin, or came too late. */
export class PasskeyNotAccepted extends Schema.TaggedError<PasskeyNotAccepted>()(
  "PasskeyNotAccepted",
  {},
  { httpApiStatus: 422, commitsTransaction: true }
) {}

/** The user already has the maximum number of passkeys. */
export class TooManyPasskeys extends Schema.TaggedError<TooManyPasskeys>()(
  "TooManyPasskeys",
  { most: field(Schema.Int, "Maximum number of passkeys per user.", 20) },
  { httpApiStatus: 422 }
) {}
