import { Effect, Schema } from "effect"
import { OptionalDay } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Cents } from "#domain/shared/Money.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { EdiCredit } from "./EdiCredit.ts"
import { EdiState } from "./ediStates.ts"
import { EdiFactName, EdiNetwork, FindingLevel } from "./PartnerProfile.ts"

/** Why an invoice does not meet the partner's requirements. */
export const FindingReason = Schema.Literals([
  "missing",
  "format",
  "notAVin",
  "noCharacters",
  "forbiddenWord",
  "wordMissing",
  "noPartNumber",
  "nothingBilled",
  "sumsDiffer"
])
export type FindingReason = typeof FindingReason.Type

/** Where to fix it: the claim, the job, its lines, the customer, the partner setup, or the job's files. */
export const FindingPlace = Schema.Literals(["claim", "job", "lines", "customer", "partner", "files"])
export type FindingPlace = typeof FindingPlace.Type

/** One pre-flight finding: its severity, the field, the reason, and where to fix it. */
export const Finding = Schema.Struct({
  level: field(FindingLevel, "Severity: `error` prevents sending; `warning` allows it, but rejection is likely."),
  field: field(Schema.Union([EdiFactName, Schema.Literals(["lines", "total"])]), "Field the finding is about."),
  reason: field(FindingReason, "Reason for the finding."),
  place: field(FindingPlace, "Where to fix it."),
  line: field(Schema.Int, "Line number on the job, from 1; 0 for the entire invoice.", 0),
  asked: field(Schema.String, "Required format or words; empty if none.", "999999999")
})
export type Finding = typeof Finding.Type

/**
 * Claim details sent to the partner in place of the job's. The job itself, as billed, does not change; omitted fields
 * keep their value.
 */
export const EdiCorrections = Schema.Struct({
  dispatchNumber: field(Schema.optionalKey(plainText(20)), "Dispatch number.", "004179015"),
  referralNumber: field(Schema.optionalKey(plainText(20)), "Referral number.", "418822"),
  authorization: field(Schema.optionalKey(plainText(40)), "Authorization number.", "A-55120-02"),
  claimNumber: field(Schema.optionalKey(plainText(40)), "Claim number.", "CLM-448812"),
  policyNumber: field(Schema.optionalKey(plainText(40)), "Policy number.", "POL-2231"),
  dateOfLoss: field(Schema.optionalKey(OptionalDay), "Date of loss.", "2026-11-18"),
  causeOfLoss: field(Schema.optionalKey(plainText(3)), "Cause of loss code.", "101"),
  otherPlate: field(Schema.optionalKey(plainText(12)), "License plate of the other vehicle.", ""),
  vin: field(Schema.optionalKey(plainText(17)), "Vehicle identification number.", "4T1DAACK7RU000001")
})
export type EdiCorrections = typeof EdiCorrections.Type

/** The shop's dispute of a short payment: when it was opened, by whom, and why the rest is owed. */
export const EdiDispute = Schema.Struct({
  at: field(Schema.Int, "When the dispute was opened, milliseconds since 1970 in UTC.", 1763740800000),
  by: field(Schema.String, "Who opened the dispute.", "Bea Ortiz"),
  note: field(plainText(1000), "Why the rest is owed.", "The labor rate is the one agreed for this dispatch")
})
export type EdiDispute = typeof EdiDispute.Type

/** An invoice for a partner, as listed. Amounts in cents. */
export const EdiInvoice = Schema.Struct({
  jobId: JobId,
  network: field(EdiNetwork, "Partner that receives the invoice.", "lynx"),
  state: field(EdiState, "State of the invoice.", "ready"),
  invoiceNumber: field(Schema.Int, "Invoice number.", 2042),
  jobNumber: field(Schema.Int, "Job number.", 1042),
  customerName: field(Schema.String, "Name of the customer.", "Ada Moreno"),
  insurer: field(Schema.String, "Insurer as named on the job.", "Prairie Mutual"),
  invoicedOn: field(Schema.String, "Invoice date.", "2026-11-21"),
  claimed: field(Cents, "Amount billed to the insurer, in cents.", 93640),
  paid: field(Cents, "Amount paid by the partner, in cents.", 0),
  control: field(Schema.NullOr(Schema.Int), "Control number it was last sent under; null before the first send.", 57),
  findings: field(Schema.Array(Finding), "Findings of the last pre-flight check, errors first.", []),
  reason: field(Schema.String, "Rejection reason in the partner's own words, or its remarks on the payment.", ""),
  trouble: field(Schema.String, "Why the invoice could not be sent yet; empty if there is no problem.", ""),
  stateAt: field(Schema.Int, "When the current state was reached, milliseconds since 1970 in UTC.", 1763740800000),
  dispute: field(
    Schema.NullOr(EdiDispute),
    "Current or most recent dispute of a short payment; null if none.",
    null
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  credit: field(
    Schema.NullOr(EdiCredit),
    "Credit memo that reverses the invoice at the network; null if the network never had the invoice.",
    null
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))
})
export type EdiInvoice = typeof EdiInvoice.Type

/** The stored record, without the job's own fields. */
export interface StoredEdiInvoice extends Pick<
  EdiInvoice,
  | "jobId"
  | "network"
  | "state"
  | "invoiceNumber"
  | "invoicedOn"
  | "claimed"
  | "paid"
  | "control"
  | "findings"
  | "reason"
  | "trouble"
  | "stateAt"
  | "dispute"
  | "credit"
> {
  readonly corrections: EdiCorrections
}

/** Invoice search; without a state, all open invoices. */
export const EdiInvoiceSearch = Schema.Struct({
  ...pageFields,
  state: field(Schema.optionalKey(EdiState), "Only invoices in this state.", "ready")
})
export type EdiInvoiceSearch = typeof EdiInvoiceSearch.Type

/** Events in an invoice's history. */
export const EdiHistoryEvent = Schema.Literals([
  "checked",
  "corrected",
  "queued",
  "sent",
  "acknowledged",
  "accepted",
  "rejected",
  "paid",
  "shortPaid",
  "overPaid",
  "disputed",
  "withdrawn",
  "writtenOff"
])
export type EdiHistoryEvent = typeof EdiHistoryEvent.Type

/** One immutable entry of an invoice's history. */
export const EdiHistoryEntry = Schema.Struct({
  id: field(Schema.String, "Id of the entry.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  at: field(Schema.Int, "Time of the event, milliseconds since 1970 in UTC.", 1763740800000),
  what: field(EdiHistoryEvent, "What happened."),
  by: field(Schema.String, "User who did it; empty for the partner and for Frit itself.", "Bea Ortiz"),
  text: field(Schema.String, "Details, in the partner's own words.", "VIN MISMATCH"),
  interchangeId: field(
    Schema.NullOr(Schema.String),
    "Interchange that carried it; null if none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type EdiHistoryEntry = typeof EdiHistoryEntry.Type

/** An interchange sent to or received from a partner, verbatim. */
export const EdiInterchange = Schema.Struct({
  id: field(Schema.String, "Id of the interchange.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  network: field(EdiNetwork, "Partner it was exchanged with.", "lynx"),
  isOurs: field(Schema.Boolean, "Whether the shop sent it.", true),
  kind: field(Schema.String, "Document type: 810, 997, 824 or 820.", "810"),
  control: field(Schema.Int, "Control number in the sender's series.", 57),
  content: field(Schema.String, "Content of the interchange.", "ISA*00*…~"),
  at: field(Schema.Int, "When it was written or read, milliseconds since 1970 in UTC.", 1763740800000)
})
export type EdiInterchange = typeof EdiInterchange.Type

/** The job has no invoice for a partner. */
export class EdiInvoiceNotFound extends Schema.TaggedError<EdiInvoiceNotFound>()(
  "EdiInvoiceNotFound",
  { jobId: JobId },
  { httpApiStatus: 404 }
) {}

/** The invoice is in transit or settled, so its claim details cannot be corrected now. */
export class EdiInvoiceUnderWay extends Schema.TaggedError<EdiInvoiceUnderWay>()(
  "EdiInvoiceUnderWay",
  { state: field(EdiState, "State of the invoice.", "sent") },
  { httpApiStatus: 409 }
) {}

/** Only an invoice the partner has short-paid can be disputed or written off. */
export class EdiInvoiceNotShort extends Schema.TaggedError<EdiInvoiceNotShort>()(
  "EdiInvoiceNotShort",
  { state: field(EdiState, "State of the invoice.", "paid") },
  { httpApiStatus: 409 }
) {}

/** The shop has no interchange with this id. */
export class EdiInterchangeNotFound extends Schema.TaggedError<EdiInterchangeNotFound>()(
  "EdiInterchangeNotFound",
  { id: field(Schema.String, "Id of the interchange.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}
