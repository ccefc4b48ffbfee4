import { Schema } from "effect"
import type { DocumentKind } from "./DocumentKind.ts"
import { BasisPoints, Price } from "#domain/shared/Money.ts"
import { field } from "#domain/shared/field.ts"

/**
 * The payment that a customer link requests: none, a deposit in cents or as a percentage of the customer's share, or
 * the outstanding balance (issue 4, point 7).
 */
export const PaymentAsk = Schema.Union([
  Schema.TaggedStruct("nothing", {}),
  Schema.TaggedStruct("deposit", {
    amount: field(Price.check(Schema.isGreaterThan(0, { message: "payment.amount" })), "Amount in cents.", 5000)
  }),
  Schema.TaggedStruct("share", {
    share: field(
      BasisPoints.check(Schema.isGreaterThan(0, { message: "ask.share" })),
      "Percentage of the customer's share, in basis points (hundredths of a percent).",
      2500
    )
  }),
  Schema.TaggedStruct("balance", {})
])
export type PaymentAsk = typeof PaymentAsk.Type

/** Returns the default payment request: the balance for an invoice, nothing for other documents. */
export const defaultPaymentAsk = (kind: DocumentKind): PaymentAsk => ({
  _tag: kind === "invoice" ? "balance" : "nothing"
})
