import { Schema } from "effect"
import { DeclineCode } from "./DeclineCode.ts"
import { Day } from "#domain/shared/Day.ts"
import { Price } from "#domain/shared/Money.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

export const RefundId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("RefundId"))
export type RefundId = typeof RefundId.Type

/**
 * Money given back: how much (cents, above 0), why, when and by what way. 192 characters of reason are what Square
 * takes.
 */
export const RefundDraft = Schema.Struct({
  amount: field(Price.check(Schema.isGreaterThan(0, { message: "payment.amount" })), "Whole cents.", 4000),
  reason: field(requiredText(192), "Why.", "Two clips were not needed"),
  date: field(Day, "The day of the refund.", "2026-11-21"),
  source: field(requiredText(80), "How it was paid.", "Cash")
})
export type RefundDraft = typeof RefundDraft.Type

/** A refund of a payment. Pending: the processor has been asked, or will be. */
export const Refund = Schema.Struct({
  id: field(
    RefundId,
    "The refund's id, yours to make: sent again it refunds once.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  status: field(Schema.Literals(["pending", "refunded", "failed"]), "How the refund stands."),
  decline: field(Schema.optionalKey(DeclineCode), "Why it was refused."),
  ...RefundDraft.fields
})
export type Refund = typeof Refund.Type
