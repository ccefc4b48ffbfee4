import { Schema } from "effect"
import { noTotals, type Totals } from "#domain/estimates/priceEstimate.ts"
import type { Adjustment, Payment } from "./Payment.ts"

/** What one payer still owes, in cents; below zero when too much was paid. Payments count as far as they stayed. */
export const owedBy = (payer: Payment["payer"], totals: Totals, payments: ReadonlyArray<Payment>): number =>
  payments.reduce(
    (owed, payment) => (payment.payer === payer ? owed - keptOf(payment) : owed),
    payer === "customer" ? totals.customerShare : totals.insurerShare
  )

/** What one payer may still pay, in cents: what they owe, less what is under way. */
export const payableBy = (payer: Payment["payer"], totals: Totals, payments: ReadonlyArray<Payment>): number =>
  payments.reduce(
    (open, payment) => (payment.payer === payer && payment.status === "pending" ? open - payment.amountReceived : open),
    owedBy(payer, totals, payments)
  )

/** Whether there is something to bill customer and insurer each for; where one bears it all, the invoice is theirs. */
export const isBorneByTwo = ({
  insurance,
  totals
}: {
  readonly insurance: object | null
  readonly totals: Pick<Totals, "customerShare" | "insurerShare">
}): boolean => insurance !== null && totals.insurerShare !== 0 && totals.customerShare !== 0

/** What is still to be paid of these sums in all. */
export const balanceOf = (totals: Totals, payments: ReadonlyArray<Payment>): number =>
  owedBy("customer", totals, payments) + owedBy("insurer", totals, payments)

type Parts = Pick<Payment, "status" | "amountReceived" | "refunds">

const given = ({ refunds = [] }: Parts, ...statuses: ReadonlyArray<string>) =>
  refunds.reduce((sum, { amount, status }) => (statuses.includes(status) ? sum + amount : sum), 0)

/** What of a payment stays with the shop, in cents: nothing before it is paid, less with each refund that was made. */
export const keptOf = (payment: Parts): number =>
  payment.status === "paid" || payment.status === "partlyRefunded"
    ? payment.amountReceived - given(payment, "refunded")
    : 0

/** What of a payment can still be given back, in cents: refunds that are under way are spoken for (I3). */
export const leftToRefund = (payment: Parts): number => keptOf(payment) - given(payment, "pending")

/**
 * Whether a payment can be voided: only what was recorded by hand on this job, and of which nothing went back or
 * elsewhere.
 */
export const isVoidable = ({
  movedFrom,
  paymentType,
  refunds = [],
  status
}: Parts & Pick<Payment, "paymentType" | "movedFrom">): boolean =>
  paymentType === "external" && status === "paid" && refunds.length === 0 && movedFrom === undefined

/** Whether all of a payment is gone, and none of it back to who paid: other jobs have it. */
export const isMovedAway = ({ refunds = [], status }: Parts): boolean =>
  status === "refunded" && refunds.every((refund) => refund.status !== "refunded" || refund.movedTo !== undefined)

/** What is owed on a job by its papers: its sums, or nothing once a credit note took its invoice back. */
export const standingTotals = ({
  credit,
  totals
}: {
  readonly credit?: object | null
  readonly totals: Totals
}): Totals => (credit === undefined || credit === null ? totals : noTotals)

/**
 * What each has to bear of a job now: their shares as its papers stand, less what was allowed or written off and not
 * reversed. `total` stays what the paper comes to.
 */
export const dueTotals = ({
  adjustments = [],
  ...job
}: {
  readonly credit?: object | null
  readonly totals: Totals
  readonly adjustments?: ReadonlyArray<Adjustment>
}): Totals => {
  const totals = standingTotals(job)
  const standing = adjustments.filter(isStanding)
  if (standing.length === 0) return totals
  const of = (payer: Payment["payer"]) =>
    standing.reduce((sum, one) => (one.payer === payer ? sum + one.amount : sum), 0)
  return {
    ...totals,
    customerShare: totals.customerShare - of("customer"),
    insurerShare: totals.insurerShare - of("insurer")
  }
}

/**
 * What is owed on a job, in cents; below zero what the shop has to give back. What a quote comes to is not owed: it has
 * no balance but for what was paid ahead.
 */
export const balanceDue = ({
  payments,
  stage,
  ...job
}: Parameters<typeof dueTotals>[0] & {
  readonly stage: "quote" | "workorder" | "invoice"
  readonly payments: ReadonlyArray<Payment>
}): number => balanceOf(stage === "quote" ? noTotals : dueTotals(job), payments)

/** Whether an allowance or a write-off counts: it was not reversed. */
export const isStanding = ({ reversed }: Pick<Adjustment, "reversed">): boolean => reversed === undefined

/** How far a job is paid: nothing of it, a part, all. */
export const PaymentState = Schema.Literals(["unpaid", "partlyPaid", "paid"])
export type PaymentState = typeof PaymentState.Type

/**
 * Of the shares of insurer and customer: how far they are paid. Undefined where nothing is to be paid, as on a quote or a
 * credited invoice.
 */
export const paymentState = ({
  balance,
  stage,
  ...job
}: {
  readonly balance: number
  readonly stage: "quote" | "workorder" | "invoice"
  readonly credit?: object | null
  readonly totals: Totals
}): PaymentState | undefined => {
  if (stage === "quote") return undefined
  const { insurerShare, customerShare } = standingTotals(job)
  const due = insurerShare + customerShare
  if (balance > 0) return balance < due ? "partlyPaid" : "unpaid"
  return due > 0 ? "paid" : undefined
}

/** Whether money came: there is a receipt for it, even if it was given back since. */
export const wasReceived = ({ status }: Pick<Payment, "status">): boolean =>
  status !== "pending" && status !== "failed" && status !== "voided"

/** The payment that was received last, even if it was given back since; undefined while there is none. */
export const latestPayment = ({ payments }: { readonly payments: ReadonlyArray<Payment> }): Payment | undefined =>
  payments.findLast(wasReceived)
