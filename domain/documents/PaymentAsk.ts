import { Schema } from "effect"
import type { DocumentKind } from "./DocumentKind.ts"
import { BasisPoints, Price } from "#domain/shared/Money.ts"
import { field } from "#domain/shared/field.ts"

/**
 * What a shop asks its customer to pay by their link: nothing, a deposit in cents or as a share of what the customer
 * bears in all, or whatever they still owe (issue 4, point 7).
 */
export const PaymentAsk = Schema.Union([
  Schema.TaggedStruct("nothing", {}),
  Schema.TaggedStruct("deposit", {
    amount: field(Price.check(Schema.isGreaterThan(0, { message: "payment.amount" })), "Whole cents.", 5000)
  }),
  Schema.TaggedStruct("share", {
    share: field(
      BasisPoints.check(Schema.isGreaterThan(0, { message: "ask.share" })),
      "A share of what the customer owes, in hundredths of a percent.",
      2500
    )
  }),
  Schema.TaggedStruct("balance", {})
])
export type PaymentAsk = typeof PaymentAsk.Type

/** What is asked unless the shop says otherwise: an invoice asks to be paid, other papers ask for nothing. */
export const usualAsk = (kind: DocumentKind): PaymentAsk => ({ _tag: kind === "invoice" ? "balance" : "nothing" })
