import { Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Cents } from "#domain/shared/Money.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { EdiNetwork } from "./PartnerProfile.ts"

export const EdiStrayId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("EdiStrayId"))
export type EdiStrayId = typeof EdiStrayId.Type

/** Why what came from a partner has no place: the first two are money, the last a remittance whose total is not that of its invoices, the others files. */
export const StrayReason = Schema.Literals([
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
export type StrayReason = typeof StrayReason.Type

/** How somebody sorted it out. */
export const StraySettlement = Schema.Struct({
  at: field(Schema.Int, "When, milliseconds since 1970 in UTC.", 1763740800000),
  by: field(Schema.String, "Who did.", "Bea Ortiz"),
  note: field(requiredText(500), "What was done.", "Posted by hand on invoice 2042")
})

/**
 * What came from a partner and could be put nowhere: a file that cannot be read, or money of a remittance that belongs to
 * no invoice or takes back what is not there. It is kept as it came, and waits for somebody to sort it out.
 */
export const EdiStray = Schema.Struct({
  id: field(EdiStrayId, "Its id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  network: field(EdiNetwork, "Which partner it came from.", "lynx"),
  reason: field(StrayReason, "Why it has no place."),
  at: field(Schema.Int, "When it came, milliseconds since 1970 in UTC.", 1763740800000),
  detail: field(
    Schema.String,
    "What was found, for whoever looks into it; of a remittance whose total differs what its invoices come to.",
    "segment 4"
  ),
  fileName: field(Schema.String, "What the file was called; empty for money.", "out-4411.txt"),
  size: field(Schema.Int, "How long the file is, in characters; 0 for money.", 812),
  jobId: field(Schema.NullOr(JobId), "The job that it is about; null where that is not known.", null),
  invoiceNumber: field(Schema.String, "The invoice's number, as the partner said it; empty for a file.", "2042"),
  amount: field(Cents, "The money without a place, in cents: below zero where it was taken back.", -1240),
  trace: field(Schema.String, "The number of the check or the transfer; empty for a file.", "EFT55120"),
  settled: field(Schema.NullOr(StraySettlement), "How it was sorted out; null while it waits.", null).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(null))
  )
})
export type EdiStray = typeof EdiStray.Type

/** So many are told of at once, the oldest that wait first. */
export const mostStrays = 200

/** Nothing of that id is kept, or it is no file. */
export class EdiStrayNotFound extends Schema.TaggedError<EdiStrayNotFound>()(
  "EdiStrayNotFound",
  { id: field(EdiStrayId, "Its id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}
