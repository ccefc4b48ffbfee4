import { Schema } from "effect"
import { DeclineCode } from "#domain/card-payments/DeclineCode.ts"
import { Day } from "#domain/shared/Day.ts"
import { Price } from "#domain/shared/Money.ts"
import { requiredText } from "#domain/shared/PlainText.ts"

export const RefundId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("RefundId"))
export type RefundId = typeof RefundId.Type

/** Money given back: how much (cents, above 0), why, when and by what way. 192 characters of reason are what Square takes. */
export const RefundDraft = Schema.Struct({
  amount: Price.check(Schema.isGreaterThan(0, { message: "payment.amount" })),
  reason: requiredText(192),
  date: Day,
  source: requiredText(80)
})
export type RefundDraft = typeof RefundDraft.Type

/** A refund of a payment. Pending: the processor has been asked, or will be. */
export const Refund = Schema.Struct({
  id: RefundId,
  status: Schema.Literals(["pending", "refunded", "failed"]),
  decline: Schema.optionalKey(DeclineCode),
  ...RefundDraft.fields
})
export type Refund = typeof Refund.Type
