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

/** Where money went that left a job for another, or where it came from: that job, and the payment there. */
export const MovedPayment = Schema.Struct({
  id: field(JobId, "The other job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  number: field(Schema.Int, "The other job's number.", 1042),
  paymentId: field(
    Schema.String.check(Schema.isUUID()),
    "The payment's id on the other job; of a charge to a card, the payment that was charged.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})

/** A refund of a payment. Pending: the processor has been asked, or will be. */
export const Refund = Schema.Struct({
  id: field(
    RefundId,
    "The refund's id, yours to make: sent again it refunds once.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  status: field(Schema.Literals(["pending", "refunded", "failed"]), "How the refund stands."),
  decline: field(Schema.optionalKey(DeclineCode), "Why it was refused."),
  ...RefundDraft.fields,
  /** The payer's share became smaller by it, so that it is not owed again. */
  isAllowance: field(
    Schema.optionalKey(Schema.Literal(true)),
    "An allowance of the same amount was made with it; left out where what was given back is owed again."
  ),
  /** The money was not given back but went to another job, on the same day and of the same amount. */
  movedTo: field(Schema.optionalKey(MovedPayment), "The job it was moved to; left out where money was given back.")
})
export type Refund = typeof Refund.Type

/** A payment that was recorded by mistake, taken back: why, and on which day. It counts for nothing from then on. */
export const PaymentVoid = Schema.Struct({
  reason: field(requiredText(192), "Why.", "Recorded on the wrong job"),
  date: field(Day, "The day it was voided, by the clock of the job's location.", "2026-11-21")
})
export type PaymentVoid = typeof PaymentVoid.Type

export const PaymentId = described(
  Schema.String.check(Schema.isUUID()),
  "The payment's id, yours to make: sent again it pays once.",
  "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
).pipe(Schema.brand("PaymentId"))
export type PaymentId = typeof PaymentId.Type

/** Money taken outside the system, spec §3: when, from what source, how much (cents, above 0). */
export const ExternalPaymentDraft = Schema.Struct({
  payer: field(Payer, "Who pays: the customer or the insurer."),
  collectionDate: field(Day, "The day it was paid.", "2026-11-21"),
  source: field(requiredText(80), "How it was paid.", "Cash"),
  amountReceived: field(Price.check(Schema.isGreaterThan(0, { message: "payment.amount" })), "Whole cents.", 4000),
  description: field(plainText(1000), "A note on the payment.", "Paid at pick-up")
})
export type ExternalPaymentDraft = typeof ExternalPaymentDraft.Type

/** The life of a payment: `paymentMachine` says what follows what. */
export const PaymentStatus = Schema.Literals(["pending", "paid", "failed", "partlyRefunded", "refunded", "voided"])
export type PaymentStatus = typeof PaymentStatus.Type

/** Who processes the cards that a shop charges, spec §3. */
export const CardProcessorName = Schema.Literals(["square"])
export type CardProcessorName = typeof CardProcessorName.Type

/** A payment on a job. The browser names it, so that the same press sent twice is one payment. */
export const Payment = Schema.Struct({
  id: PaymentId,
  status: field(PaymentStatus, "How the payment stands."),
  paymentType: field(Schema.Literals(["external", "card"]), "By card through us, or otherwise."),
  ...ExternalPaymentDraft.fields,
  /** The card that was charged. */
  card: field(Schema.optionalKey(PaidCard), "The card."),
  /** Only of a payment by card. */
  processor: field(Schema.optionalKey(CardProcessorName), "Who charged the card."),
  /** The link by which the customer paid; nobody of the shop took it. */
  linkId: field(Schema.optionalKey(JobLinkId), "The link it was paid by.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  /** Why the card was not charged. */
  decline: field(Schema.optionalKey(DeclineCode), "Why the card was refused."),
  /** What was given back of it, oldest first. */
  refunds: field(Schema.optionalKey(Schema.Array(Refund)), "What was given back."),
  /** Only of money that another job had first. */
  movedFrom: field(Schema.optionalKey(MovedPayment), "The job it was moved from."),
  /** Only of a payment that was voided. */
  voided: field(Schema.optionalKey(PaymentVoid), "Why and when it was voided.")
})
export type Payment = typeof Payment.Type

export const AdjustmentId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("AdjustmentId"))
export type AdjustmentId = typeof AdjustmentId.Type

/** An allowance is given to who paid or is to pay; a write-off is what the shop gives up hoping for. */
export const AdjustmentKind = Schema.Literals(["allowance", "writeOff"])
export type AdjustmentKind = typeof AdjustmentKind.Type

/** What is asked for when less is owed on an invoice without money: of whose share, how much, on which day and why. */
export const AdjustmentDraft = Schema.Struct({
  kind: field(AdjustmentKind, "Given to the payer, or written off by the shop."),
  payer: field(Payer, "Whose share it is: the customer's or the insurer's."),
  amount: field(Price.check(Schema.isGreaterThan(0, { message: "payment.amount" })), "Whole cents.", 782),
  date: field(Day, "The day on which it counts.", "2026-11-21"),
  reason: field(requiredText(192), "Why.", "The insurer paid its own labor rate")
})
export type AdjustmentDraft = typeof AdjustmentDraft.Type

/** An adjustment taken back: it counts no more from that day. */
export const AdjustmentReversal = Schema.Struct({
  date: field(Day, "The day it was reversed, by the clock of the job's location.", "2026-11-24"),
  reason: field(requiredText(192), "Why.", "The insurer paid the rest")
})

/** An allowance or a write-off on an invoice: a document of its day that is never changed, only reversed. */
export const Adjustment = Schema.Struct({
  id: field(AdjustmentId, "Its id, yours to make: sent again it counts once.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  ...AdjustmentDraft.fields,
  reversed: field(Schema.optionalKey(AdjustmentReversal), "When and why it was reversed; left out while it counts.")
})
export type Adjustment = typeof Adjustment.Type

/** What happens to a payment; `left` is what stays with the shop after a refund, in cents. */
export type PaymentEvent =
  | { readonly type: "charged" }
  | { readonly type: "declined" }
  | { readonly type: "refunded"; readonly left: number }
  | { readonly type: "voided" }

const afterRefund = [{ guard: "isAllGone", target: "refunded" }, { target: "partlyRefunded" }] as const

/**
 * The life of a payment: asked for, then paid or failed; what is paid can go back in parts until all of it is gone,
 * and what was recorded by mistake is voided. A
 * charge the processor reports of a payment that was given up is never lost: it was made.
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

/** What a payment is after something happened to it: the same where that changes nothing. */
export const statusAfter = (status: PaymentStatus, event: PaymentEvent): PaymentStatus =>
  transition(paymentMachine, paymentMachine.resolveState({ value: status }), event)[0].value as PaymentStatus
