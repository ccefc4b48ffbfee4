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

/** Why an invoice is not as the partner wants it. */
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

/** Where it is mended: with the claim's facts, on the job, at the customer, in the set-up of the partner, or by a file. */
export const FindingPlace = Schema.Literals(["claim", "job", "lines", "customer", "partner", "files"])
export type FindingPlace = typeof FindingPlace.Type

/** One thing that a pre-flight found: how grave, of which field, why, and where it is mended. */
export const Finding = Schema.Struct({
  level: field(FindingLevel, "How grave: `error`, it cannot be sent; `warning`, it can, and is likely rejected."),
  field: field(Schema.Union([EdiFactName, Schema.Literals(["lines", "total"])]), "What it is about."),
  reason: field(FindingReason, "Why."),
  place: field(FindingPlace, "Where it is mended."),
  line: field(Schema.Int, "The job's line, from 1; 0 for the whole invoice.", 0),
  asked: field(Schema.String, "The form or the words that are asked for, empty for none.", "999999999")
})
export type Finding = typeof Finding.Type

/** What is told a partner in the place of what stands on the job, which is billed and stands; what is left out stays. */
export const EdiCorrections = Schema.Struct({
  dispatchNumber: field(Schema.optionalKey(plainText(20)), "The number of the dispatch.", "004179015"),
  referralNumber: field(Schema.optionalKey(plainText(20)), "The number of the referral.", "418822"),
  authorization: field(Schema.optionalKey(plainText(40)), "The number of the authorization.", "A-55120-02"),
  claimNumber: field(Schema.optionalKey(plainText(40)), "The claim's number.", "CLM-448812"),
  policyNumber: field(Schema.optionalKey(plainText(40)), "The policy's number.", "POL-2231"),
  dateOfLoss: field(Schema.optionalKey(OptionalDay), "The day of the damage.", "2026-11-18"),
  causeOfLoss: field(Schema.optionalKey(plainText(3)), "The cause of loss by its code.", "101"),
  otherPlate: field(Schema.optionalKey(plainText(12)), "The other vehicle's plate.", ""),
  vin: field(Schema.optionalKey(plainText(17)), "The vehicle identification number.", "4T1DAACK7RU000001")
})
export type EdiCorrections = typeof EdiCorrections.Type

/** What the shop disputes of a short payment: since when, who said so, and why it is owed. */
export const EdiDispute = Schema.Struct({
  at: field(Schema.Int, "Since when, milliseconds since 1970 in UTC.", 1763740800000),
  by: field(Schema.String, "Who said so.", "Bea Ortiz"),
  note: field(plainText(1000), "Why it is owed.", "The labor rate is the one agreed for this dispatch")
})
export type EdiDispute = typeof EdiDispute.Type

/** An invoice that goes to a partner, as a list shows it. Amounts in cents. */
export const EdiInvoice = Schema.Struct({
  jobId: JobId,
  network: field(EdiNetwork, "The partner that it goes to.", "lynx"),
  state: field(EdiState, "How far it is.", "ready"),
  invoiceNumber: field(Schema.Int, "The invoice's number.", 2042),
  jobNumber: field(Schema.Int, "The job's number.", 1042),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  insurer: field(Schema.String, "The insurer, as the job names it.", "Prairie Mutual"),
  invoicedOn: field(Schema.String, "The day of the invoice.", "2026-11-21"),
  claimed: field(Cents, "What the insurer is billed, in cents.", 93640),
  paid: field(Cents, "What the partner paid of it, in cents.", 0),
  control: field(Schema.NullOr(Schema.Int), "The control number that it last went out under; null before.", 57),
  findings: field(Schema.Array(Finding), "What the last pre-flight found, errors first.", []),
  reason: field(Schema.String, "Why the partner rejected it, in its own words, or what it said of its payment.", ""),
  trouble: field(Schema.String, "Why it could not be sent yet, empty where nothing is wrong.", ""),
  stateAt: field(Schema.Int, "Since when it is so, milliseconds since 1970 in UTC.", 1763740800000),
  dispute: field(
    Schema.NullOr(EdiDispute),
    "What the shop disputes, or disputed last, of a short payment; null where nothing was.",
    null
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  credit: field(
    Schema.NullOr(EdiCredit),
    "What takes a credited invoice back at the network; null where the network never had it.",
    null
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))
})
export type EdiInvoice = typeof EdiInvoice.Type

/** The same as it is kept: without what is the job's own. */
export interface KeptEdiInvoice extends Pick<
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

/** Which invoices are asked for; all that are open where no state is said. */
export const EdiInvoiceSearch = Schema.Struct({
  ...pageFields,
  state: field(Schema.optionalKey(EdiState), "Only those that are so far.", "ready")
})
export type EdiInvoiceSearch = typeof EdiInvoiceSearch.Type

/** What happened to an invoice on its way. */
export const EdiHappening = Schema.Literals([
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
export type EdiHappening = typeof EdiHappening.Type

/** One entry of an invoice's history, which nobody changes. */
export const EdiEntry = Schema.Struct({
  id: field(Schema.String, "The entry's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  at: field(Schema.Int, "When, milliseconds since 1970 in UTC.", 1763740800000),
  what: field(EdiHappening, "What happened."),
  by: field(Schema.String, "Who did it; empty for the partner and for Frit itself.", "Bea Ortiz"),
  text: field(Schema.String, "What was said, in the partner's own words.", "VIN MISMATCH"),
  interchangeId: field(
    Schema.NullOr(Schema.String),
    "The interchange it came or went in; null without one.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type EdiEntry = typeof EdiEntry.Type

/** What went to a partner or came from it, letter for letter. */
export const EdiInterchange = Schema.Struct({
  id: field(Schema.String, "The interchange's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  network: field(EdiNetwork, "Which partner.", "lynx"),
  isOurs: field(Schema.Boolean, "Whether the shop sent it.", true),
  kind: field(Schema.String, "What is in it: 810, 997, 824, 820.", "810"),
  control: field(Schema.Int, "Its control number, in its sender's series.", 57),
  content: field(Schema.String, "The interchange itself.", "ISA*00*…~"),
  at: field(Schema.Int, "When it was written or read, milliseconds since 1970 in UTC.", 1763740800000)
})
export type EdiInterchange = typeof EdiInterchange.Type

/** No invoice of that job goes to a partner. */
export class EdiInvoiceNotFound extends Schema.TaggedError<EdiInvoiceNotFound>()(
  "EdiInvoiceNotFound",
  { jobId: JobId },
  { httpApiStatus: 404 }
) {}

/** The invoice is on its way or settled: its facts are not corrected now. */
export class EdiInvoiceUnderWay extends Schema.TaggedError<EdiInvoiceUnderWay>()(
  "EdiInvoiceUnderWay",
  { state: field(EdiState, "How far it is.", "sent") },
  { httpApiStatus: 409 }
) {}

/** Only what a partner paid short is disputed or written off. */
export class EdiInvoiceNotShort extends Schema.TaggedError<EdiInvoiceNotShort>()(
  "EdiInvoiceNotShort",
  { state: field(EdiState, "How far it is.", "paid") },
  { httpApiStatus: 409 }
) {}

/** The shop has no interchange of that id. */
export class EdiInterchangeNotFound extends Schema.TaggedError<EdiInterchangeNotFound>()(
  "EdiInterchangeNotFound",
  { id: field(Schema.String, "The interchange's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}
