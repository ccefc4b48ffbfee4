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
  EdiHistoryEntry,
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
    /** Screen texts for partner invoices and partner setup. */
    readonly edi: typeof import("../words/en/screens/edi.json", { with: { type: "json" } })
  }
}

const accessRule = access["/invoices"]

const text = (description: string, example: string) => field(Schema.String, description, example)

export const postEdiCheck = endpoint({
  name: "postEdiCheck",
  summary: "Adopts invoices that now belong to a partner and rechecks all unsent ones.",
  method: "POST",
  path: "/edi-invoices/check",
  access: accessRule,
  input: Schema.Struct({}),
  output: Schema.Struct({ checked: field(Schema.Int, "Number of invoices checked.", 6) }),
  failures: []
})

export const listEdiInvoices = endpoint({
  name: "listEdiInvoices",
  summary: "Lists invoices for partners, newest first; all open ones unless a state is given.",
  method: "GET",
  path: "/edi-invoices",
  access: accessRule,
  input: EdiInvoiceSearch,
  output: pageOf(EdiInvoice),
  failures: [CursorInvalid]
})

const one = { jobId: JobId }

/** The 810 in readable form. */
const Document = Schema.Struct({
  invoiceNumber: text("BIG02.", "2042"),
  invoicedOn: text("BIG01.", "2026-11-21"),
  orderNumber: text("BIG04: dispatch or referral number.", "004179015"),
  type: text("BIG07: DI for an invoice, CR for a credit.", "DI").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed("DI"))
  ),
  references: field(
    Schema.Array(
      Schema.Struct({
        qualifier: text("X12 qualifier of the number.", "D9"),
        value: text("The number.", "CLM-448812"),
        note: text("Free-text description, if X12 has no qualifier for the number; otherwise empty.", "")
      })
    ),
    "References (REF)."
  ),
  dates: field(
    Schema.Array(
      Schema.Struct({ qualifier: text("X12 qualifier of the date.", "439"), day: text("The date.", "2026-11-18") })
    ),
    "Dates (DTM)."
  ),
  parties: field(
    Schema.Array(
      Schema.Struct({
        role: text(
          "SE for the seller, BT for the bill-to party, IL for the insured, ST for the location of the work.",
          "IL"
        ),
        name: text("The name.", "ADA MORENO"),
        id: text("The party's id with the partner; empty if none.", ""),
        address: text("The address.", "1 DESERT WAY, TEMPE AZ 85281")
      })
    ),
    "Parties (N1)."
  ),
  lines: field(
    Schema.Array(
      Schema.Struct({
        code: text("The part number or code.", "FW99001GTYN"),
        description: text("Description of the line.", "WINDSHIELD"),
        quantity: field(Schema.Int, "Quantity in hundredths.", 100),
        unit: text("Unit: EA for pieces, HR for hours.", "EA"),
        unitPrice: field(Schema.Int, "Unit price in cents.", 29400),
        extended: field(Schema.Int, "Line total in cents.", 29400)
      })
    ),
    "Lines (IT1)."
  ),
  taxes: field(
    Schema.Array(
      Schema.Struct({
        code: text("ST for sales tax, GS for goods and services tax.", "ST"),
        amount: field(Schema.Int, "Amount in cents.", 2381),
        rate: text("Rate in percent.", "8.1")
      })
    ),
    "Taxes (TXI)."
  ),
  deducted: field(Schema.Int, "Amount the insured pays, in cents.", 10000),
  total: field(Schema.Int, "Invoice total (TDS), in cents.", 96918),
  gross: field(Schema.Int, "Sum of lines and taxes, in cents.", 96918),
  counted: field(Schema.Int, "Number of lines (CTT).", 6)
})

/** An invoice with all its details. */
export const EdiInvoiceDetails = Schema.Struct({
  invoice: field(EdiInvoice, "The invoice as listed, with current pre-flight findings."),
  mayGo: field(Schema.Boolean, "Whether the findings contain no errors.", true),
  partnerName: text("Name of the partner.", "LYNX Services"),
  claim: field(
    Schema.Struct({
      dispatchNumber: text("Dispatch number.", "004179015"),
      referralNumber: text("Referral number.", "418822"),
      authorization: text("Authorization number.", "A-55120-02"),
      claimNumber: text("Claim number.", "CLM-448812"),
      policyNumber: text("Policy number.", "POL-2231"),
      dateOfLoss: text("Date of loss.", "2026-11-18"),
      causeOfLoss: text("Cause-of-loss code.", "101"),
      otherPlate: text("License plate of the other vehicle.", ""),
      vin: text("Vehicle identification number (VIN).", "4T1DAACK7RU000001")
    }),
    "Claim details sent to the partner: the job's, with corrections applied."
  ),
  owed: field(Schema.Int, "Amount the insurer still owes, in cents; negative if overpaid.", 1240).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(0))
  ),
  shortPay: field(
    Schema.Array(ShortPayReason),
    "For a short-paid invoice, possible causes of the difference, most likely first.",
    []
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  hint: field(Schema.NullOr(RejectionKind), "Cause of the rejection; null if not rejected or unknown.").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(null))
  ),
  document: field(Document, "The 810 as it would be sent now."),
  preview: field(
    Schema.optionalKey(Schema.String),
    "The interchange as it would be sent now, verbatim, with zeros in place of the control numbers, which are assigned when it is queued. Present if the invoice is unsent, or its credit memo is due, and it can be sent.",
    "ISA*00*…~"
  ),
  history: field(Schema.Array(EdiHistoryEntry), "History, latest first.")
})
export type EdiInvoiceDetails = typeof EdiInvoiceDetails.Type

export const getEdiInvoice = endpoint({
  name: "getEdiInvoice",
  summary: "Returns one partner invoice: its pre-flight findings, its 810 in readable form, and its history.",
  method: "GET",
  path: "/edi-invoices/:jobId",
  access: accessRule,
  input: Schema.Struct(one),
  output: EdiInvoiceDetails,
  failures: [EdiInvoiceNotFound]
})

export const getEdiInterchange = endpoint({
  name: "getEdiInterchange",
  summary: "Returns one interchange verbatim, as sent or received.",
  method: "GET",
  path: "/edi-interchanges/:id",
  access: accessRule,
  input: Schema.Struct({
    id: field(Schema.String.check(Schema.isUUID()), "Id of the interchange.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: EdiInterchange,
  failures: [EdiInterchangeNotFound]
})

/** Maximum number of invoices sent in one request. */
export const maxSent = 100

export const postEdiSend = endpoint({
  name: "postEdiSend",
  summary:
    "Sends invoices to their partners and returns a result for each. Invoices with errors are not sent. A queued invoice that could not be sent is retried unchanged.",
  method: "POST",
  path: "/edi-invoices/send",
  access: accessRule,
  input: Schema.Struct({
    jobIds: field(
      Schema.Array(JobId).check(
        Schema.isMinLength(1, { message: "required" }),
        Schema.isMaxLength(maxSent, { message: `tooMany:${maxSent}` })
      ),
      "Jobs whose invoices to send.",
      ["0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"]
    )
  }),
  output: Schema.Array(
    Schema.Struct({
      ...one,
      outcome: field(
        Schema.Literals(["queued", "errors", "notSetUp", "underWay", "unknown"]),
        "Result: `queued` for sending; `errors` found by the pre-flight check; `notSetUp`, the partner is not set up; `underWay`, already sent; `unknown`, not a partner's invoice.",
        "queued"
      ),
      findings: field(Schema.Array(Finding), "Pre-flight findings.", [])
    })
  ),
  failures: []
})

export const putEdiCorrections = endpoint({
  name: "putEdiCorrections",
  summary:
    "Corrects the claim details sent to the partner, for an invoice that is unsent or rejected. Price changes require a credit and a new invoice.",
  method: "PUT",
  path: "/edi-invoices/:jobId/corrections",
  access: accessRule,
  input: Schema.Struct({ ...one, corrections: field(EdiCorrections, "Corrected fields.") }),
  output: EdiInvoiceDetails,
  failures: [EdiInvoiceNotFound, EdiInvoiceUnderWay]
})

const shortFailures = [EdiInvoiceNotFound, EdiInvoiceNotShort] as const

export const postEdiDispute = endpoint({
  name: "postEdiDispute",
  summary:
    "Opens a dispute of a short payment, with the reason the rest is owed. The dispute itself has to be sent to the partner by hand.",
  method: "POST",
  path: "/edi-invoices/:jobId/dispute",
  access: accessRule,
  input: Schema.Struct({
    ...one,
    note: field(requiredText(1000), "Why the rest is owed.", "The agreed labor rate is 42.00")
  }),
  output: EdiInvoiceDetails,
  failures: shortFailures
})

export const postEdiWithdrawal = endpoint({
  name: "postEdiWithdrawal",
  summary: "Withdraws a dispute without payment: the invoice becomes short-paid again.",
  method: "POST",
  path: "/edi-invoices/:jobId/dispute/withdrawal",
  access: accessRule,
  input: Schema.Struct(one),
  output: EdiInvoiceDetails,
  failures: shortFailures
})

export const postEdiWriteOff = endpoint({
  name: "postEdiWriteOff",
  summary:
    "Writes off, as of today, what the partner left unpaid on an invoice. Retrying with the same adjustmentId has no effect.",
  method: "POST",
  path: "/edi-invoices/:jobId/write-off",
  access: accessRule,
  input: Schema.Struct({
    ...one,
    adjustmentId: field(
      AdjustmentId,
      "Client-generated id of the write-off; retrying with the same id has no effect.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    ),
    reason: AdjustmentDraft.fields.reason
  }),
  output: EdiInvoiceDetails,
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
    "Returns the evidence that an invoice is owed, as one PDF: claim and dispatch, payments, signatures, photos, proof of calibration, and the invoice itself.",
  method: "GET",
  path: "/edi-invoices/:jobId/evidence.pdf",
  access: accessRule,
  input: Schema.Struct({ ...one, language: field(DocumentLanguage, "Language of the PDF.") }),
  output: Content,
  produces: ["application/pdf"],
  failures: [EdiInvoiceNotFound]
})
