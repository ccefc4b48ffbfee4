import { Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Cents } from "#domain/shared/Money.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { EdiNetwork } from "./PartnerProfile.ts"

export const EdiStrayId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("EdiStrayId"))
export type EdiStrayId = typeof EdiStrayId.Type

/**
 * Why something received from a partner could not be matched. The first two reasons concern money, the last a
 * remittance whose total differs from its invoices, the others files.
 */
export const UnmatchedReason = Schema.Literals([
  "unknownInvoice",
  "nothingLeft",
  "notAnInterchange",
  "segmentTooLong",
  "cutOff",
  "outOfPlace",
  "controlDiffers",
  "countDiffers",
  "tooLarge",
  "noDocument",
  "notAWorkAssignment",
  "numberReused",
  "totalDiffers"
])
export type UnmatchedReason = typeof UnmatchedReason.Type

/** How the item was resolved. */
export const UnmatchedResolution = Schema.Struct({
  at: field(Schema.Int, "When it was resolved, milliseconds since 1970 in UTC.", 1763740800000),
  by: field(Schema.String, "Who resolved it.", "Bea Ortiz"),
  note: field(requiredText(500), "What was done.", "Posted by hand on invoice 2042")
})

/**
 * An unmatched item received from a partner: an unreadable file, or remittance money that belongs to no invoice or
 * reverses a payment that is not there. Stored as received until someone resolves it.
 */
export const UnmatchedItem = Schema.Struct({
  id: field(EdiStrayId, "Id of the item.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  network: field(EdiNetwork, "Partner it came from.", "lynx"),
  reason: field(UnmatchedReason, "Why it could not be matched."),
  at: field(Schema.Int, "When it was received, milliseconds since 1970 in UTC.", 1763740800000),
  detail: field(
    Schema.String,
    "Diagnostic details; for a remittance whose total differs, the sum of its invoices.",
    "segment 4"
  ),
  fileName: field(Schema.String, "Name of the file; empty for money.", "out-4411.txt"),
  size: field(Schema.Int, "Length of the file in characters; 0 for money.", 812),
  jobId: field(Schema.NullOr(JobId), "Job it concerns; null if unknown.", null),
  invoiceNumber: field(Schema.String, "Invoice number as given by the partner; empty for a file.", "2042"),
  amount: field(Cents, "Unmatched amount in cents; negative if reversed.", -1240),
  trace: field(Schema.String, "Check or transfer number; empty for a file.", "EFT55120"),
  settled: field(Schema.NullOr(UnmatchedResolution), "How it was resolved; null while unresolved.", null).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(null))
  )
})
export type UnmatchedItem = typeof UnmatchedItem.Type

/** Maximum number of items listed, oldest unresolved first. */
export const maxUnmatchedItems = 200

/** There is no item with this id, or it is not a file. */
export class EdiStrayNotFound extends Schema.TaggedError<EdiStrayNotFound>()(
  "EdiStrayNotFound",
  { id: field(EdiStrayId, "Id of the item.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}
