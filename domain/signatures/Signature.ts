import { Schema } from "effect"
import { maxLength, requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { ChangedBy } from "#domain/jobs/JobChange.ts"
import { Stage } from "#domain/jobs/Job.ts"
import { SignedContent } from "#domain/jobs/signedContent.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { SignedChange } from "./SignedChange.ts"

/**
 * One line of the pen as SVG path data in whole units: `M12 40L13 41`. Nothing else fits, so that it can be drawn
 * anywhere without harm.
 */
export const Stroke = Schema.String.check(
  maxLength(8_000, "signature.tooLong"),
  Schema.isPattern(/^M\d{1,4} \d{1,4}(L\d{1,4} \d{1,4})*$/, { message: "signature.unreadable" })
)

const edge = Schema.Int.check(Schema.isBetween({ minimum: 50, maximum: 2_000 }, { message: "signature.unreadable" }))

/** A signature: drawn on a sheet of `width` by `height` units, or a typed name that the signer says is theirs. */
export const SignatureMark = Schema.Union([
  Schema.TaggedStruct("drawn", {
    width: field(edge, "The drawing's width, in its own units.", 600),
    height: field(edge, "Its height.", 200),
    strokes: field(
      Schema.Array(Stroke).check(
        Schema.isMinLength(1, { message: "required" }),
        maxLength(200, "signature.tooLong"),
        Schema.makeFilter(
          (strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= 60_000 || "signature.tooLong"
        )
      ),
      "The lines drawn, as SVG paths.",
      ["M70 150L92 70L126 148"]
    )
  }),
  Schema.TaggedStruct("typed", { name: field(requiredText(120), "The name, as it was typed.", "Ada Moreno") })
])
export type SignatureMark = typeof SignatureMark.Type

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
  content: field(
    Schema.NullOr(SignedContent),
    "What the paper said; null of signatures from before it was kept.",
    null
  ),
  ...SignatureDraft.fields
})
export type Signature = typeof Signature.Type

const { content: _, ...shown } = Signature.fields

/**
 * A signature as a job shows it: `isCurrent` while the paper still offers what was signed, whatever was filled in since.
 */
export const SignatureShown = Schema.Struct({
  ...shown,
  isCurrent: field(
    Schema.Boolean,
    "Whether lines, prices, taxes, vehicle, customer and terms are still what was signed; day, notes, mileage and claim may differ."
  ),
  changes: field(
    Schema.NullOr(Schema.Array(SignedChange)),
    "What changed since; null where what was signed was not kept. Without money for those who see no prices.",
    []
  )
})
export type SignatureShown = typeof SignatureShown.Type

/**
 * The job was saved after the paper was shown: what would be signed is not what was read. `version` is the one that
 * stands.
 */
export class SignedTooLate extends Schema.TaggedError<SignedTooLate>()(
  "SignedTooLate",
  {
    version: versionField
  },
  { httpApiStatus: 409 }
) {}
