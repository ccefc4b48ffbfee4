import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { DayOutOfRange, JobChanged, JobNotFound } from "#domain/jobs/jobFailures.ts"
import { LocationNotFound } from "#domain/locations/Location.ts"
import { BooksClosed } from "#domain/payments/booksFailures.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { Day } from "#domain/shared/Day.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Price } from "#domain/shared/Money.ts"
import { maxLength, requiredText } from "#domain/shared/PlainText.ts"
import { NothingOwed } from "#domain/receivables/NothingOwed.ts"
import { InsurerPace, Receivable, ReceivableBy, ReceivableRow } from "#domain/receivables/Receivable.ts"

const desk = access["/invoices"]
const by = field(ReceivableBy, "By whom it is added up.", "insurer")

export const getReceivables = endpoint({
  name: "getReceivables",
  summary: "What is owed on invoices by age, of each insurer, network or customer, with how insurers pay.",
  method: "GET",
  path: "/receivables",
  access: desk,
  input: Schema.Struct({ by }),
  output: Schema.Struct({
    today: field(Schema.String, "The day that ages are counted to.", "2026-11-27"),
    rows: field(Schema.Array(ReceivableRow), "Who owes most first.", []),
    paces: field(Schema.Array(InsurerPace), "How insurers paid in the last half year, by name.", [])
  }),
  failures: []
})

export const listReceivables = endpoint({
  name: "listReceivables",
  summary: "The invoices behind a row of the receivables, the oldest first, 500 at most.",
  method: "GET",
  path: "/receivables/invoices",
  access: desk,
  input: Schema.Struct({ by, key: field(Schema.String.check(maxLength(200)), "Which row.", "lynx") }),
  output: Schema.Array(Receivable),
  failures: []
})

export const getReceivablesCsv = endpoint({
  name: "getReceivablesCsv",
  summary: "What is owed by age, as a CSV file, a row each.",
  method: "GET",
  path: "/receivables.csv",
  access: desk,
  input: Schema.Struct({ by, language: field(DocumentLanguage, "The language of its heads.") }),
  output: Content,
  produces: ["text/csv"],
  failures: []
})

export const getStatement = endpoint({
  name: "getStatement",
  summary:
    "A statement of what an insurer, a network or a customer owes, as PDF: the open invoices by age with their payments. In the customer's language, or the shop's, unless another is asked for; not found where nothing is owed.",
  method: "GET",
  path: "/receivables/statement.pdf",
  access: desk,
  input: Schema.Struct({
    by,
    key: field(Schema.String.check(maxLength(200)), "Whose: the key of a row of the receivables.", "lynx"),
    language: field(Schema.optionalKey(DocumentLanguage), "The language of the statement.")
  }),
  output: Content,
  produces: ["application/pdf"],
  failures: [NothingOwed]
})

/** What a check or transfer comes to is not what its invoices come to. */
export class RemittanceUnbalanced extends Schema.TaggedError<RemittanceUnbalanced>()(
  "RemittanceUnbalanced",
  { lines: field(Schema.Int, "What the invoices come to, in cents.", 93640) },
  { httpApiStatus: 422 }
) {}

/** Only a standing invoice of an insured job takes an insurer's payment. */
export class RemittanceNeedsInvoice extends Schema.TaggedError<RemittanceNeedsInvoice>()(
  "RemittanceNeedsInvoice",
  { jobId: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 409 }
) {}

const amount = Price.check(Schema.isGreaterThan(0, { message: "payment.amount" }))

/** A check or a transfer of an insurer's that pays several invoices. */
export const RemittanceDraft = Schema.Struct({
  source: field(Schema.Literals(["check", "insurerEft"]), "By check, or into the shop's account.", "check"),
  trace: field(requiredText(60), "The number of the check or the transfer.", "44121"),
  day: field(Day, "The day it came.", "2026-11-25"),
  total: field(amount, "What it comes to, in cents.", 93640)
})

export const postRemittance = endpoint({
  name: "postRemittance",
  summary:
    "Enters a check or a transfer of an insurer's that pays several invoices: each gets a payment of the insurer's. Together they are what it comes to. The same paymentId sent again changes nothing.",
  method: "POST",
  path: "/remittances",
  access: desk,
  input: Schema.Struct({
    ...RemittanceDraft.fields,
    lines: field(
      Schema.Array(
        Schema.Struct({
          jobId: field(JobId, "The job whose invoice is paid.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
          paymentId: field(
            PaymentId,
            "The payment's id, yours to make: sent again it pays once.",
            "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
          ),
          amount: field(amount, "What is paid of it, in cents.", 93640)
        })
      ).check(Schema.isMinLength(1, { message: "required" }), Schema.isMaxLength(200, { message: "tooMany:200" })),
      "The invoices."
    )
  }),
  output: Schema.Struct({ posted: field(Schema.Int, "How many invoices were paid.", 3) }),
  failures: [
    RemittanceUnbalanced,
    RemittanceNeedsInvoice,
    JobNotFound,
    JobChanged,
    LocationNotFound,
    DayOutOfRange,
    BooksClosed
  ]
})
