import { Schema } from "effect"
import { maxLength, requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { Author } from "#domain/jobs/JobChange.ts"
import { Stage } from "#domain/jobs/Job.ts"
import { SignedContent } from "#domain/jobs/signedContent.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { SignedChange } from "./SignedChange.ts"

/**
 * A pen stroke as SVG path data in whole units: `M12 40L13 41`. No other syntax is accepted, which makes it safe to
 * render anywhere.
 */
export const Stroke = Schema.String.check(
  maxLength(8_000, "signature.tooLong"),
  Schema.isPattern(/^M\d{1,4} \d{1,4}(L\d{1,4} \d{1,4})*$/, { message: "signature.unreadable" })
)

const edge = Schema.Int.check(Schema.isBetween({ minimum: 50, maximum: 2_000 }, { message: "signature.unreadable" }))

/**
 * A signature: drawn on a canvas of `width` by `height` units, or a typed name that the signer adopts as their
 * signature.
 */
export const SignatureMark = Schema.Union([
  Schema.TaggedStruct("drawn", {
    width: field(edge, "Width of the drawing, in its own units.", 600),
    height: field(edge, "Height of the drawing, in its own units.", 200),
    strokes: field(
      Schema.Array(Stroke).check(
        Schema.isMinLength(1, { message: "required" }),
        maxLength(200, "signature.tooLong"),
        Schema.makeFilter(
          (strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= 60_000 || "signature.tooLong"
        )
      ),
      "Pen strokes, as SVG path data.",
      ["M70 150L92 70L126 148"]
    )
  }),
  Schema.TaggedStruct("typed", { name: field(requiredText(120), "Name as typed.", "Ada Moreno") })
])
export type SignatureMark = typeof SignatureMark.Type

export const SignatureId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("SignatureId"))
export type SignatureId = typeof SignatureId.Type

/** A signature as submitted: the document, the signer, and the mark. */
export const SignatureDraft = Schema.Struct({
  document: field(Stage, "Signed document."),
  signedBy: field(requiredText(120), "Name of the signer.", "Ada Moreno"),
  mark: field(SignatureMark, "Drawn or typed signature.")
})
export type SignatureDraft = typeof SignatureDraft.Type

/** A signature on a job's document, kept forever. `at` is in milliseconds UTC. */
export const Signature = Schema.Struct({
  id: field(SignatureId, "Unique signature id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  at: field(Schema.Int, "Time of the signature, in milliseconds since 1970 UTC.", 1763740800000),
  /** The user who took the signature at the shop; null if the customer signed through a link. */
  takenBy: field(Schema.NullOr(Author), "User who took the signature; null if the customer signed through a link."),
  /** A fingerprint of the document's content (`signedContent`); it changes with the content. */
  contentHash: field(Schema.String, "Hash of the signed content.", "9f2c7d"),
  content: field(
    Schema.NullOr(SignedContent),
    "Content of the document when signed; null for signatures from before content was stored.",
    null
  ),
  ...SignatureDraft.fields
})
export type Signature = typeof Signature.Type

const { content: _, ...shown } = Signature.fields

/**
 * A signature as shown with a job. `isCurrent` is true while the document still offers what was signed, regardless of
 * details filled in since.
 */
export const SignatureShown = Schema.Struct({
  ...shown,
  isCurrent: field(
    Schema.Boolean,
    "Whether lines, prices, taxes, vehicle, customer, and terms still match what was signed; date, notes, mileage, and claim may differ."
  ),
  changes: field(
    Schema.NullOr(Schema.Array(SignedChange)),
    "Changes since the signature; null if the signed content was not stored. Amounts are removed for users who may not see prices.",
    []
  )
})
export type SignatureShown = typeof SignatureShown.Type

/**
 * The job was saved after the document was shown, so the signer has not seen the content that would be signed.
 * `version` is the current version.
 */
export class SignedTooLate extends Schema.TaggedError<SignedTooLate>()(
  "SignedTooLate",
  {
    version: versionField
  },
  { httpApiStatus: 409 }
) {}
