import { Schema } from "effect"
import { CardFrame } from "#domain/payments/Card.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { field } from "#domain/shared/field.ts"

const text = Schema.String

/**
 * What the customer's page tells of paying: what is asked, and what came of it. Amounts are text to read and, to be
 * paid, whole cents.
 */
export const ShownPayment = Schema.Struct({
  /** Due now; under way with the processor; all paid that was asked; or to be paid once the quote is accepted. */
  state: field(Schema.Literals(["due", "underWay", "paid", "later"]), "How far it is."),
  kind: field(Schema.Literals(["deposit", "balance"]), "Which kind it is."),
  amount: field(text, "As written.", "$40.00"),
  cents: field(Schema.Int, "What is to be paid, in cents.", 4000),
  /** Where the card's fields come from. */
  frame: field(CardFrame, "Where the browser gets the card's fields."),
  /** What was paid by this link, the latest first. */
  paid: field(
    Schema.Array(
      Schema.Struct({
        id: PaymentId,
        amount: field(text, "As written.", "$40.00"),
        day: field(text, "When, as written.", "November 21, 2026"),
        source: field(text, "How it was paid.", "Visa 1111")
      })
    ),
    "What was paid by this link."
  ),
  /** The receipt goes to the customer's e-mail address. */
  isMailed: field(Schema.Boolean, "Whether a receipt was mailed.")
})
export type ShownPayment = typeof ShownPayment.Type
