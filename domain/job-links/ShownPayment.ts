import { Schema } from "effect"
import { CardFrame } from "#domain/card-payments/CardFrame.ts"
import { PaymentId } from "#domain/jobs/Payment.ts"

const text = Schema.String

/** What the customer's page tells of paying: what is asked, and what came of it. Amounts are text to read and, to be paid, whole cents. */
export const ShownPayment = Schema.Struct({
  /** Due now; under way with the processor; all paid that was asked; or to be paid once the quote is accepted. */
  state: Schema.Literals(["due", "underWay", "paid", "later"]),
  kind: Schema.Literals(["deposit", "balance"]),
  amount: text,
  cents: Schema.Int,
  /** Where the card's fields come from. */
  frame: CardFrame,
  /** What was paid by this link, the latest first. */
  paid: Schema.Array(Schema.Struct({ id: PaymentId, amount: text, day: text, source: text })),
  /** The receipt goes to the customer's e-mail address. */
  isMailed: Schema.Boolean
})
export type ShownPayment = typeof ShownPayment.Type
