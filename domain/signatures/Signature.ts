import { Schema } from "effect"
import { ChangedBy } from "#domain/job-changes/JobChange.ts"
import { Stage } from "#domain/jobs/Job.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { SignatureMark } from "./SignatureMark.ts"

export const SignatureId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("SignatureId"))
export type SignatureId = typeof SignatureId.Type

/** What a signer gives: for which paper, who signs, and the mark. */
export const SignatureDraft = Schema.Struct({ document: Stage, signedBy: requiredText(120), mark: SignatureMark })
export type SignatureDraft = typeof SignatureDraft.Type

/** A signature on a job's paper, kept for ever. `at` in milliseconds UTC. */
export const Signature = Schema.Struct({
  id: SignatureId,
  at: Schema.Int,
  /** Who asked for it at the shop; null where the customer signed through a link. */
  takenBy: Schema.NullOr(ChangedBy),
  /** Fingerprint of what the paper said (`signedContent`): another content is another fingerprint. */
  contentHash: Schema.String,
  ...SignatureDraft.fields
})
export type Signature = typeof Signature.Type

/** A signature as a job shows it: `isCurrent` while the paper still says what was signed. */
export const SignatureShown = Schema.Struct({ ...Signature.fields, isCurrent: Schema.Boolean })
export type SignatureShown = typeof SignatureShown.Type
