import { Schema } from "effect"
import { ChangedBy } from "#domain/jobs/JobChange.ts"
import { Stage } from "#domain/jobs/Job.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { SignatureMark } from "./SignatureMark.ts"

export const SignatureId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("SignatureId"))
export type SignatureId = typeof SignatureId.Type

/** What a signer gives: for which paper, who signs, and the mark. */
export const SignatureDraft = Schema.Struct({
  document: field(Stage, "The paper that was signed."),
  signedBy: field(requiredText(120), "Who signed.", "Ada Moreno"),
  mark: field(SignatureMark, "The signature, drawn or typed.")
})
export type SignatureDraft = typeof SignatureDraft.Type

/** A signature on a job's paper, kept for ever. `at` in milliseconds UTC. */
export const Signature = Schema.Struct({
  id: field(SignatureId, "The signature's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  at: field(Schema.Int, "When, milliseconds since 1970 in UTC.", 1763740800000),
  /** Who asked for it at the shop; null where the customer signed through a link. */
  takenBy: field(Schema.NullOr(ChangedBy), "Who was at the desk; null for the customer alone."),
  /** Fingerprint of what the paper said (`signedContent`): another content is another fingerprint. */
  contentHash: field(Schema.String, "A hash of what was signed.", "9f2c7d"),
  ...SignatureDraft.fields
})
export type Signature = typeof Signature.Type

/** A signature as a job shows it: `isCurrent` while the paper still says what was signed. */
export const SignatureShown = Schema.Struct({
  ...Signature.fields,
  isCurrent: field(Schema.Boolean, "Whether the paper still says what was signed.")
})
export type SignatureShown = typeof SignatureShown.Type
