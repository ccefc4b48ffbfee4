import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

export const PasskeyId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("PasskeyId"))
export type PasskeyId = typeof PasskeyId.Type

/** What a person calls a passkey, to know it again: "Office PC". */
export const PasskeyName = requiredText(60)

/** How many passkeys a person may have. */
export const mostPasskeys = 20

/**
 * A passkey as it is kept: a WebAuthn credential and its public key, both as base64url. Instants in milliseconds UTC.
 */
export const Passkey = Schema.Struct({
  id: PasskeyId,
  userId: UserId,
  credentialId: Schema.String,
  publicKey: Schema.String,
  /** The authenticator's sign counter, 0 for one that does not count. */
  counter: Schema.Number,
  transports: Schema.Array(Schema.String),
  name: Schema.String,
  /** Kept in a password manager or cloud account too, not in one device alone. */
  isBackedUp: Schema.Boolean,
  addedAt: Schema.Number,
  lastUsedAt: Schema.NullOr(Schema.Number)
})
export type Passkey = typeof Passkey.Type

/** A passkey as people are shown it. */
export const ShownPasskey = Schema.Struct({
  id: field(PasskeyId, "The passkey's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  name: field(Schema.String, "What the person calls it.", "Office PC"),
  isBackedUp: field(Schema.Boolean, "Whether it is kept in a cloud keychain too."),
  addedAt: field(Schema.Number, "When it was added, milliseconds since 1970 in UTC.", 1763740800000),
  lastUsedAt: field(
    Schema.NullOr(Schema.Number),
    "When it was last used, milliseconds since 1970 in UTC; null before.",
    null
  )
})
export type ShownPasskey = typeof ShownPasskey.Type

/** The person who asks has no passkey of that id. */
export class PasskeyNotFound extends Schema.TaggedError<PasskeyNotFound>()(
  "PasskeyNotFound",
  { id: field(PasskeyId, "The passkey's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}

/** What the browser sent is no passkey made for this, here and now; or it took too long. */
export class PasskeyNotAccepted extends Schema.TaggedError<PasskeyNotAccepted>()(
  "PasskeyNotAccepted",
  {},
  { httpApiStatus: 422, keepsWhatWasDone: true }
) {}

/** More passkeys than anybody has devices. */
export class TooManyPasskeys extends Schema.TaggedError<TooManyPasskeys>()(
  "TooManyPasskeys",
  { most: field(Schema.Int, "How many a person may have.", 10) },
  { httpApiStatus: 422 }
) {}
