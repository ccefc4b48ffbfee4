import { Schema } from "effect"
import { Day } from "#domain/shared/Day.ts"
import { Price } from "#domain/shared/Money.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"

export const PaymentId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("PaymentId"))
export type PaymentId = typeof PaymentId.Type

/** Who pays: each has a share of a job's total. */
export const Payer = Schema.Literals(["customer", "insurer"])

/** Money taken outside the system, spec §3: when, from what source, how much (cents, above 0). */
export const ExternalPaymentDraft = Schema.Struct({
  payer: Payer,
  collectionDate: Day,
  source: requiredText(80),
  amountReceived: Price.check(Schema.isGreaterThan(0, { message: "payment.amount" })),
  description: plainText(1000)
})
export type ExternalPaymentDraft = typeof ExternalPaymentDraft.Type

/** A payment on a job. The browser names it, so that the same press sent twice is one payment. */
export const Payment = Schema.Struct({
  id: PaymentId,
  status: Schema.Literals(["pending", "paid", "refunded"]),
  paymentType: Schema.Literals(["external", "card"]),
  ...ExternalPaymentDraft.fields
})
export type Payment = typeof Payment.Type
