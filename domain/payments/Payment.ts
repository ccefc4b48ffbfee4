import { Schema } from "effect"
import { setup, transition } from "xstate"
import { Day } from "#domain/shared/Day.ts"
import { JobId, JobLinkId } from "#domain/shared/JobId.ts"
import { Price } from "#domain/shared/Money.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { described, field } from "#domain/shared/field.ts"
import { DeclineCode, PaidCard } from "./Card.ts"
import { Payer } from "./PaymentSource.ts"

export const RefundId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("RefundId"))
export type RefundId = typeof RefundId.Type

/** Input for a refund: amount (cents, above 0), reason, date and method. Square limits reasons to 192 characters. */
export const RefundDraft = Schema.Struct({
  amount: field(Price.check(Schema.isGreaterThan(0, { message: "payment.amount" })), "Amount in cents.", 4000),
  reason: field(requiredText(192), "Reason for the refund.", "Two clips were not needed"),
  date: field(Day, "Date of the refund.", "2026-11-21"),
  source: field(requiredText(80), "Method of the refund.", "Cash")
})
export type RefundDraft = typeof RefundDraft.Type

/** The other job and payment that money was moved to or from. */
export const MovedPayment = Schema.Struct({
  id: field(JobId, "Id of the other job.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  number: field(Schema.Int, "Number of the other job.", 1042),
  paymentId: field(
    Schema.String.check(Schema.isUUID()),
    "Id of the payment on the other job; for a card charge, the id of the payment that was originally charged.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})

/** A refund of a payment. Pending: it was, or is about to be, requested from the processor. */
export const Refund = Schema.Struct({
  id: field(
    RefundId,
    "Client-generated refund id; retrying with the same id has no effect.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  status: field(Schema.Literals(["pending", "refunded", "failed"]), "Status of the refund."),
  decline: field(Schema.optionalKey(DeclineCode), "Why the refund was declined."),
  ...RefundDraft.fields,
  /** The refund also reduced the payer's share, so the amount is not owed again. */
  isAllowance: field(
    Schema.optionalKey(Schema.Literal(true)),
    "Present if the refund came with an allowance of the same amount; absent if the refunded amount is owed again."
  ),
  /** The money was not refunded but moved to another job, on the same date and in the same amount. */
  movedTo: field(Schema.optionalKey(MovedPayment), "Job that the money was moved to; absent for an actual refund.")
})
export type Refund = typeof Refund.Type

/** Why and when a payment recorded by mistake was voided. It no longer counts from then on. */
export const PaymentVoid = Schema.Struct({
  reason: field(requiredText(192), "Reason for voiding the payment.", "Recorded on the wrong job"),
  date: field(Day, "Day the payment was voided, in the time zone of the job's location.", "2026-11-21")
})
export type PaymentVoid = typeof PaymentVoid.Type

export const PaymentId = described(
  Schema.String.check(Schema.isUUID()),
  "Client-generated payment id; retrying with the same id has no effect.",
  "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
).pipe(Schema.brand("PaymentId"))
export type PaymentId = typeof PaymentId.Type

/** A payment received outside the system, spec §3: date, source and amount (cents, above 0). */
export const ExternalPaymentDraft = Schema.Struct({
  payer: field(Payer, "Whether the customer or the insurer pays."),
  collectionDate: field(Day, "Date of the payment.", "2026-11-21"),
  source: field(requiredText(80), "Payment source.", "Cash"),
  amountReceived: field(Price.check(Schema.isGreaterThan(0, { message: "payment.amount" })), "Amount in cents.", 4000),
  description: field(plainText(1000), "Note on the payment.", "Paid at pick-up")
})
export type ExternalPaymentDraft = typeof ExternalPaymentDraft.Type

/** Status of a payment; see `paymentMachine` for the transitions. */
export const PaymentStatus = Schema.Literals(["pending", "paid", "failed", "partlyRefunded", "refunded", "voided"])
export type PaymentStatus = typeof PaymentStatus.Type

/** The processor of a shop's card payments; see spec §3. */
export const CardProcessorName = Schema.Literals(["square"])
export type CardProcessorName = typeof CardProcessorName.Type

/** A payment on a job. The browser generates the id, so that submitting twice creates one payment. */
export const Payment = Schema.Struct({
  id: PaymentId,
  status: field(PaymentStatus, "Status of the payment."),
  paymentType: field(
    Schema.Literals(["external", "card"]),
    "Whether it was charged to a card through the system (`card`) or received otherwise (`external`)."
  ),
  ...ExternalPaymentDraft.fields,
  card: field(Schema.optionalKey(PaidCard), "Card that was charged."),
  /** Only for card payments. */
  processor: field(Schema.optionalKey(CardProcessorName), "Processor that charged the card."),
  /** The link through which the customer paid, without staff. */
  linkId: field(Schema.optionalKey(JobLinkId), "Payment link that was used.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  decline: field(Schema.optionalKey(DeclineCode), "Why the card was declined."),
  /** Oldest first. */
  refunds: field(Schema.optionalKey(Schema.Array(Refund)), "Refunds of the payment."),
  /** Only for money that was moved from another job. */
  movedFrom: field(Schema.optionalKey(MovedPayment), "Job that the money was moved from."),
  /** Only for voided payments. */
  voided: field(Schema.optionalKey(PaymentVoid), "Why and when it was voided.")
})
export type Payment = typeof Payment.Type

export const AdjustmentId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("AdjustmentId"))
export type AdjustmentId = typeof AdjustmentId.Type

/** An allowance is granted to the payer; a write-off is an amount the shop no longer expects to collect. */
export const AdjustmentKind = Schema.Literals(["allowance", "writeOff"])
export type AdjustmentKind = typeof AdjustmentKind.Type

/**
 * Input for an adjustment, which reduces what is owed on an invoice without a payment: whose share, amount, date and
 * reason.
 */
export const AdjustmentDraft = Schema.Struct({
  kind: field(AdjustmentKind, "Whether the amount is granted to the payer or written off by the shop."),
  payer: field(Payer, "Whether it applies to the customer's or the insurer's share."),
  amount: field(Price.check(Schema.isGreaterThan(0, { message: "payment.amount" })), "Amount in cents.", 782),
  date: field(Day, "Effective date.", "2026-11-21"),
  reason: field(requiredText(192), "Reason for the adjustment.", "The insurer paid its own labor rate")
})
export type AdjustmentDraft = typeof AdjustmentDraft.Type

/** The reversal of an adjustment, which no longer counts from that day on. */
export const AdjustmentReversal = Schema.Struct({
  date: field(Day, "Day the adjustment was reversed, in the time zone of the job's location.", "2026-11-24"),
  reason: field(requiredText(192), "Reason for the reversal.", "The insurer paid the rest")
})

/** An allowance or write-off on an invoice: a dated document that never changes and can only be reversed. */
export const Adjustment = Schema.Struct({
  id: field(
    AdjustmentId,
    "Client-generated adjustment id; retrying with the same id has no effect.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  ...AdjustmentDraft.fields,
  reversed: field(
    Schema.optionalKey(AdjustmentReversal),
    "When and why the adjustment was reversed; absent while it is in effect."
  )
})
export type Adjustment = typeof Adjustment.Type

/** An event of a payment. `left` is what the shop retains after a refund, in cents. */
export type PaymentEvent =
  | { readonly type: "charged" }
  | { readonly type: "declined" }
  | { readonly type: "refunded"; readonly left: number }
  | { readonly type: "voided" }

const afterRefund = [{ guard: "isAllGone", target: "refunded" }, { target: "partlyRefunded" }] as const

/**
 * State machine of payments. A pending payment is paid or fails. A paid one can be refunded in parts until nothing is
 * left, and one recorded by mistake can be voided. If the processor reports a charge for a failed payment, the payment
 * becomes paid, because the charge was made.
 */
export const paymentMachine = setup({
  types: { events: {} as PaymentEvent },
  guards: { isAllGone: ({ event }) => event.type === "refunded" && event.left <= 0 }
}).createMachine({
  id: "payment",
  initial: "pending",
  states: {
    pending: { on: { charged: "paid", declined: "failed" } },
    failed: { on: { charged: "paid" } },
    paid: { on: { refunded: [...afterRefund], voided: "voided" } },
    partlyRefunded: { on: { refunded: [...afterRefund] } },
    refunded: {},
    voided: {}
  }
})

/** Returns the status of a payment after an event; unchanged if the event does not apply. */
export const statusAfter = (status: PaymentStatus, event: PaymentEvent): PaymentStatus =>
  transition(paymentMachine, paymentMachine.resolveState({ value: status }), event)[0].value as PaymentStatus
