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

/** The total of a check or transfer differs from the sum of its invoices. */
export class RemittanceUnbalanced extends Schema.TaggedError<RemittanceUnbalanced>()(
  "RemittanceUnbalanced",
  { lines: field(Schema.Int, "Sum of the invoices, in cents.", 93640) },
  { httpApiStatus: 422 }
) {}

/** Only an invoice of an insured job that has not been credited accepts an insurer's payment. */
export class RemittanceNeedsInvoice extends Schema.TaggedError<RemittanceNeedsInvoice>()(
  "RemittanceNeedsInvoice",
  { jobId: JobId },
  { httpApiStatus: 409 }
) {}

const amount = Price.check(Schema.isGreaterThan(0, { message: "payment.amount" }))

/** An insurer's check or transfer that pays several invoices. */
export const RemittanceDraft = Schema.Struct({
  source: field(
    Schema.Literals(["check", "insurerEft"]),
    "Payment method: check, or transfer to the shop's account.",
    "check"
  ),
  trace: field(requiredText(60), "Check or transfer number.", "44121"),
  day: field(Day, "Date it was received.", "2026-11-25"),
  total: field(amount, "Total amount in cents.", 93640)
})

export const postRemittance = endpoint({
  name: "postRemittance",
  summary:
    "Enters an insurer's check or transfer that pays several invoices, recording an insurer payment on each. The payments must add up to the total. Retrying with the same paymentId has no effect.",
  method: "POST",
  path: "/remittances",
  access: access["/invoices"],
  input: Schema.Struct({
    ...RemittanceDraft.fields,
    lines: field(
      Schema.Array(
        Schema.Struct({
          jobId: field(JobId, "Job whose invoice is paid.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
          paymentId: PaymentId,
          amount: field(amount, "Amount paid on it, in cents.", 93640)
        })
      ).check(Schema.isMinLength(1, { message: "required" }), Schema.isMaxLength(200, { message: "tooMany:200" })),
      "Invoices paid."
    )
  }),
  output: Schema.Struct({ posted: field(Schema.Int, "Number of invoices paid.", 3) }),
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
