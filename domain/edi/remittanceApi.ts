import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { DayOutOfRange, JobChanged, JobNotFound } from "#domain/jobs/jobFailures.ts"
import { LocationNotFound } from "#domain/locations/Location.ts"
import { BooksClosed } from "#domain/payments/ClosingDay.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { Day } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Price } from "#domain/shared/Money.ts"
import { requiredText } from "#domain/shared/PlainText.ts"

/** What a check or transfer comes to is not what its invoices come to. */
export class RemittanceUnbalanced extends Schema.TaggedError<RemittanceUnbalanced>()(
  "RemittanceUnbalanced",
  { lines: field(Schema.Int, "What the invoices come to, in cents.", 93640) },
  { httpApiStatus: 422 }
) {}

/** Only a standing invoice of an insured job takes an insurer's payment. */
export class RemittanceNeedsInvoice extends Schema.TaggedError<RemittanceNeedsInvoice>()(
  "RemittanceNeedsInvoice",
  { jobId: JobId },
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
  access: access["/invoices"],
  input: Schema.Struct({
    ...RemittanceDraft.fields,
    lines: field(
      Schema.Array(
        Schema.Struct({
          jobId: field(JobId, "The job whose invoice is paid.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
          paymentId: PaymentId,
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
