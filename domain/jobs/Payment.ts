import { Schema } from "effect"
import { DeclineCode } from "#domain/card-payments/DeclineCode.ts"
import { PaidCard } from "#domain/card-payments/PaidCard.ts"
import { JobLinkId } from "#domain/job-links/JobLink.ts"
import { Day } from "#domain/shared/Day.ts"
import { Price } from "#domain/shared/Money.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { Refund } from "./Refund.ts"

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

/** The life of a payment: `domain/card-payments/paymentMachine.ts` says what follows what. */
export const PaymentStatus = Schema.Literals(["pending", "paid", "failed", "partlyRefunded", "refunded"])
export type PaymentStatus = typeof PaymentStatus.Type

/** A payment on a job. The browser names it, so that the same press sent twice is one payment. */
export const Payment = Schema.Struct({
  id: PaymentId,
  status: PaymentStatus,
  paymentType: Schema.Literals(["external", "card"]),
  ...ExternalPaymentDraft.fields,
  /** The card that was charged. */
  card: Schema.optionalKey(PaidCard),
  /** The link by which the customer paid; nobody of the shop took it. */
  linkId: Schema.optionalKey(JobLinkId),
  /** Why the card was not charged. */
  decline: Schema.optionalKey(DeclineCode),
  /** What was given back of it, oldest first. */
  refunds: Schema.optionalKey(Schema.Array(Refund))
})
export type Payment = typeof Payment.Type
