import { Effect, Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import { Content } from "#domain/contract/Content.ts"
import {
  AdjustmentNeedsInvoice,
  DayOutOfRange,
  JobChanged,
  JobNotFound,
  PaymentAboveBalance
} from "#domain/jobs/jobFailures.ts"
import { LocationNotFound } from "#domain/locations/Location.ts"
import { AdjustmentDraft, AdjustmentId } from "#domain/payments/Payment.ts"
import { BooksClosed } from "#domain/payments/ClosingDay.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import {
  EdiCorrections,
  EdiEntry,
  EdiInterchange,
  EdiInterchangeNotFound,
  EdiInvoice,
  EdiInvoiceNotFound,
  EdiInvoiceNotShort,
  EdiInvoiceSearch,
  EdiInvoiceUnderWay,
  Finding
} from "./EdiInvoice.ts"
import { RejectionKind } from "./rejectionHint.ts"
import { ShortPayReason } from "./shortPayReasons.ts"

declare module "../words/english.ts" {
  interface SliceTopics {
    /** What screens say of invoices that go to partners, and of their set-up. */
    readonly edi: typeof import("../words/en/screens/edi.json", { with: { type: "json" } })
  }
}

const desk = access["/invoices"]

const text = (description: string, example: string) => field(Schema.String, description, example)

export const postEdiCheck = endpoint({
  name: "postEdiCheck",
  summary: "Takes in the invoices that became a partner's, and looks again at all that were not sent yet.",
  method: "POST",
  path: "/edi-invoices/check",
  access: desk,
  input: Schema.Struct({}),
  output: Schema.Struct({ checked: field(Schema.Int, "How many were looked at.", 6) }),
  failures: []
})

export const listEdiInvoices = endpoint({
  name: "listEdiInvoices",
  summary: "One page of the invoices that go to partners, the newest first: all that are open unless a state is said.",
  method: "GET",
  path: "/edi-invoices",
  access: desk,
  input: EdiInvoiceSearch,
  output: pageOf(EdiInvoice),
  failures: [CursorInvalid]
})

const one = { jobId: JobId }

/** The 810 as people read it. */
const Document = Schema.Struct({
  invoiceNumber: text("BIG02.", "2042"),
  invoicedOn: text("BIG01.", "2026-11-21"),
  orderNumber: text("BIG04: the number of the dispatch or the referral.", "004179015"),
  type: text("BIG07: DI an invoice, CR a credit.", "DI").pipe(Schema.withDecodingDefaultKey(Effect.succeed("DI"))),
  references: field(
    Schema.Array(
      Schema.Struct({
        qualifier: text("What the number is, as X12 says it.", "D9"),
        value: text("The number.", "CLM-448812"),
        note: text("What it is in words, where X12 has no sign for it.", "")
      })
    ),
    "REF."
  ),
  dates: field(
    Schema.Array(Schema.Struct({ qualifier: text("Which day.", "439"), day: text("The day.", "2026-11-18") })),
    "DTM."
  ),
  parties: field(
    Schema.Array(
      Schema.Struct({
        role: text("SE seller, BT billed, IL insured, ST where the work was done.", "IL"),
        name: text("The name.", "ADA MORENO"),
        id: text("The number that they have with the partner.", ""),
        address: text("The address.", "1 DESERT WAY, TEMPE AZ 85281")
      })
    ),
    "N1."
  ),
  lines: field(
    Schema.Array(
      Schema.Struct({
        code: text("The part number or code.", "FW99001GTYN"),
        description: text("What it is.", "WINDSHIELD"),
        quantity: field(Schema.Int, "In hundredths.", 100),
        unit: text("EA pieces, HR hours.", "EA"),
        unitPrice: field(Schema.Int, "In cents.", 29400),
        extended: field(Schema.Int, "In cents.", 29400)
      })
    ),
    "IT1."
  ),
  taxes: field(
    Schema.Array(
      Schema.Struct({
        code: text("ST sales tax, GS goods and services tax.", "ST"),
        amount: field(Schema.Int, "In cents.", 2381),
        rate: text("In percent.", "8.1")
      })
    ),
    "TXI."
  ),
  deducted: field(Schema.Int, "What the insured bears, in cents.", 10000),
  total: field(Schema.Int, "TDS, in cents.", 96918),
  gross: field(Schema.Int, "Lines and taxes added up, in cents.", 96918),
  counted: field(Schema.Int, "CTT: how many lines.", 6)
})

/** An invoice with all that is known of it. */
export const SeenEdiInvoice = Schema.Struct({
  invoice: field(EdiInvoice, "As the list shows it, with what a pre-flight finds now."),
  mayGo: field(Schema.Boolean, "Whether nothing that was found is an error.", true),
  partnerName: text("What the partner is called.", "LYNX Services"),
  claim: field(
    Schema.Struct({
      dispatchNumber: text("The number of the dispatch.", "004179015"),
      referralNumber: text("The number of the referral.", "418822"),
      authorization: text("The number of the authorization.", "A-55120-02"),
      claimNumber: text("The claim's number.", "CLM-448812"),
      policyNumber: text("The policy's number.", "POL-2231"),
      dateOfLoss: text("The day of the damage.", "2026-11-18"),
      causeOfLoss: text("The cause of loss by its code.", "101"),
      otherPlate: text("The other vehicle's plate.", ""),
      vin: text("The vehicle identification number.", "4T1DAACK7RU000001")
    }),
    "What the partner is told of the claim: the job's, as it was corrected."
  ),
  owed: field(Schema.Int, "What the insurer owes still, in cents; below zero where it paid too much.", 1240).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(0))
  ),
  shortPay: field(
    Schema.Array(ShortPayReason),
    "Of one that was paid short: what the difference may come from, the likeliest first.",
    []
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  hint: field(Schema.NullOr(RejectionKind), "What it was rejected for; null where it was not, or nobody knows.").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(null))
  ),
  document: field(Document, "The 810 as it would go out now."),
  preview: field(
    Schema.optionalKey(Schema.String),
    "The interchange as it would go out now, letter for letter, with zeros for the control numbers, which are given as it is queued: of one that was not sent yet, or whose credit is due, and that may go.",
    "ISA*00*…~"
  ),
  history: field(Schema.Array(EdiEntry), "What happened to it, the latest first.")
})
export type SeenEdiInvoice = typeof SeenEdiInvoice.Type

export const getEdiInvoice = endpoint({
  name: "getEdiInvoice",
  summary: "One invoice to a partner: what a pre-flight finds, its 810 in words, and its history.",
  method: "GET",
  path: "/edi-invoices/:jobId",
  access: desk,
  input: Schema.Struct(one),
  output: SeenEdiInvoice,
  failures: [EdiInvoiceNotFound]
})

export const getEdiInterchange = endpoint({
  name: "getEdiInterchange",
  summary: "One interchange letter for letter, as it went to a partner or came from it.",
  method: "GET",
  path: "/edi-interchanges/:id",
  access: desk,
  input: Schema.Struct({
    id: field(Schema.String.check(Schema.isUUID()), "The interchange's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: EdiInterchange,
  failures: [EdiInterchangeNotFound]
})

/** So many are sent at once. */
export const mostSent = 100

export const postEdiSend = endpoint({
  name: "postEdiSend",
  summary:
    "Sends invoices to their partners, with a result for each: what has an error stays. One that waits and could not be sent is tried again, as it was written.",
  method: "POST",
  path: "/edi-invoices/send",
  access: desk,
  input: Schema.Struct({
    jobIds: field(
      Schema.Array(JobId).check(
        Schema.isMinLength(1, { message: "required" }),
        Schema.isMaxLength(mostSent, { message: `tooMany:${mostSent}` })
      ),
      "The jobs whose invoices go.",
      ["0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"]
    )
  }),
  output: Schema.Array(
    Schema.Struct({
      ...one,
      outcome: field(
        Schema.Literals(["queued", "errors", "notSetUp", "underWay", "unknown"]),
        "What became of it: `queued`, it goes; `errors`, the pre-flight keeps it back; `notSetUp`, its partner is not; `underWay`, it went already; `unknown`, it is no partner's.",
        "queued"
      ),
      findings: field(Schema.Array(Finding), "What the pre-flight found.", [])
    })
  ),
  failures: []
})

export const putEdiCorrections = endpoint({
  name: "putEdiCorrections",
  summary:
    "Corrects what the partner is told of the claim, of an invoice that was not sent or was rejected; what changes a price is credited and billed anew.",
  method: "PUT",
  path: "/edi-invoices/:jobId/corrections",
  access: desk,
  input: Schema.Struct({ ...one, corrections: field(EdiCorrections, "What is corrected.") }),
  output: SeenEdiInvoice,
  failures: [EdiInvoiceNotFound, EdiInvoiceUnderWay]
})

const shortFailures = [EdiInvoiceNotFound, EdiInvoiceNotShort] as const

export const postEdiDispute = endpoint({
  name: "postEdiDispute",
  summary: "Disputes a short payment, with why the rest is owed. What is sent of it goes by hand.",
  method: "POST",
  path: "/edi-invoices/:jobId/dispute",
  access: desk,
  input: Schema.Struct({
    ...one,
    note: field(requiredText(1000), "Why it is owed.", "The agreed labor rate is 42.00")
  }),
  output: SeenEdiInvoice,
  failures: shortFailures
})

export const postEdiWithdrawal = endpoint({
  name: "postEdiWithdrawal",
  summary: "Ends a dispute without the money: the invoice is short-paid again.",
  method: "POST",
  path: "/edi-invoices/:jobId/dispute/withdrawal",
  access: desk,
  input: Schema.Struct(one),
  output: SeenEdiInvoice,
  failures: shortFailures
})

export const postEdiWriteOff = endpoint({
  name: "postEdiWriteOff",
  summary:
    "Writes off today what the partner left unpaid of an invoice. The same adjustmentId sent again changes nothing.",
  method: "POST",
  path: "/edi-invoices/:jobId/write-off",
  access: desk,
  input: Schema.Struct({
    ...one,
    adjustmentId: field(
      AdjustmentId,
      "The write-off's id, yours to make: sent again it counts once.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    ),
    reason: AdjustmentDraft.fields.reason
  }),
  output: SeenEdiInvoice,
  failures: [
    ...shortFailures,
    JobNotFound,
    JobChanged,
    LocationNotFound,
    AdjustmentNeedsInvoice,
    DayOutOfRange,
    BooksClosed,
    PaymentAboveBalance
  ]
})

export const getEdiEvidence = endpoint({
  name: "getEdiEvidence",
  summary:
    "What proves that an invoice is owed, as one PDF: the claim and the dispatch, what was paid, signatures, photos, what proves the calibration, and the invoice itself.",
  method: "GET",
  path: "/edi-invoices/:jobId/evidence.pdf",
  access: desk,
  input: Schema.Struct({ ...one, language: field(DocumentLanguage, "The language to print it in.") }),
  output: Content,
  produces: ["application/pdf"],
  failures: [EdiInvoiceNotFound]
})
