import { Schema } from "effect"
import { CardFrame } from "#domain/payments/Card.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { field } from "#domain/shared/field.ts"

const text = Schema.String

/**
 * Payment details on the customer's page: what is requested and what was paid. Amounts are display text, plus cents for
 * the amount to pay.
 */
export const ShownPayment = Schema.Struct({
  /** Due now; being processed; everything requested is paid; or due once the quote is accepted. */
  state: field(Schema.Literals(["due", "underWay", "paid", "later"]), "State of the payment."),
  kind: field(Schema.Literals(["deposit", "balance"]), "Whether a deposit or the balance is requested."),
  amount: field(text, "Amount as display text.", "$40.00"),
  cents: field(Schema.Int, "Amount to pay, in cents.", 4000),
  frame: field(CardFrame, "Newest first."),
  /** How the browser gets the card fields. */
  paid: field(
    Schema.Array(
      Schema.Struct({
        id: PaymentId,
        amount: field(text, "Amount as display text.", "$40.00"),
        day: field(text, "Date of the payment, as display text.", "November 21, 2026"),
        source: field(text, "Payment source.", "Visa 1111")
      })
    ),
    "Payments made through this link."
  ),
  /** Sent to the customer's email address. */
  isMailed: field(Schema.Boolean, "Whether a receipt is emailed.")
})
export type ShownPayment = typeof ShownPayment.Type
