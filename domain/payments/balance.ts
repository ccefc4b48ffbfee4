import { Schema } from "effect"
import { noTotals, type Totals } from "#domain/estimates/priceEstimate.ts"
import type { Adjustment, Payment } from "./Payment.ts"

/** Returns what a payer still owes, in cents; negative if overpaid. Counts payments less their refunds. */
export const amountOwed = (payer: Payment["payer"], totals: Totals, payments: ReadonlyArray<Payment>): number =>
  payments.reduce(
    (owed, payment) => (payment.payer === payer ? owed - netReceived(payment) : owed),
    payer === "customer" ? totals.customerShare : totals.insurerShare
  )

/** Returns what a payer may still pay, in cents: what they owe less pending payments. */
export const amountPayable = (payer: Payment["payer"], totals: Totals, payments: ReadonlyArray<Payment>): number =>
  payments.reduce(
    (open, payment) => (payment.payer === payer && payment.status === "pending" ? open - payment.amountReceived : open),
    amountOwed(payer, totals, payments)
  )

/** Whether customer and insurer are billed separately. If one of them bears everything, they get the only invoice. */
export const isSplitBetweenPayers = ({
  insurance,
  totals
}: {
  readonly insurance: object | null
  readonly totals: Pick<Totals, "customerShare" | "insurerShare">
}): boolean => insurance !== null && totals.insurerShare !== 0 && totals.customerShare !== 0

/** Returns the outstanding balance of the given totals. */
export const balanceOf = (totals: Totals, payments: ReadonlyArray<Payment>): number =>
  amountOwed("customer", totals, payments) + amountOwed("insurer", totals, payments)

type Parts = Pick<Payment, "status" | "amountReceived" | "refunds">

const given = ({ refunds = [] }: Parts, ...statuses: ReadonlyArray<string>) =>
  refunds.reduce((sum, { amount, status }) => (statuses.includes(status) ? sum + amount : sum), 0)

/** Returns what the shop retains of a payment, in cents: zero until it is paid, then less each completed refund. */
export const netReceived = (payment: Parts): number =>
  payment.status === "paid" || payment.status === "partlyRefunded"
    ? payment.amountReceived - given(payment, "refunded")
    : 0

/** Returns what can still be refunded of a payment, in cents; pending refunds are deducted (I3). */
export const refundableAmount = (payment: Parts): number => netReceived(payment) - given(payment, "pending")

/**
 * Whether a payment can be voided: only if it was recorded manually on this job, and nothing of it was refunded or
 * moved.
 */
export const isVoidable = ({
  movedFrom,
  paymentType,
  refunds = [],
  status
}: Parts & Pick<Payment, "paymentType" | "movedFrom">): boolean =>
  paymentType === "external" && status === "paid" && refunds.length === 0 && movedFrom === undefined

/** Whether a payment was moved to other jobs in full, with nothing refunded to the payer. */
export const isMovedAway = ({ refunds = [], status }: Parts): boolean =>
  status === "refunded" && refunds.every((refund) => refund.status !== "refunded" || refund.movedTo !== undefined)

/**
 * Returns the totals that are owed according to a job's documents; zero once a credit note has reversed its invoice.
 */
export const owedTotals = ({ credit, totals }: { readonly credit?: object | null; readonly totals: Totals }): Totals =>
  credit === undefined || credit === null ? totals : noTotals

/**
 * Returns the current share of each payer: their share in the documents, less allowances and write-offs that are not
 * reversed. `total` is unchanged.
 */
export const dueTotals = ({
  adjustments = [],
  ...job
}: {
  readonly credit?: object | null
  readonly totals: Totals
  readonly adjustments?: ReadonlyArray<Adjustment>
}): Totals => {
  const totals = owedTotals(job)
  const standing = adjustments.filter(isInEffect)
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
 * Returns the outstanding balance of a job in cents; negative if the shop owes a refund. The total of a quote is not
 * owed, so only prepayments affect its balance.
 */
export const balanceDue = ({
  payments,
  stage,
  ...job
}: Parameters<typeof dueTotals>[0] & {
  readonly stage: "quote" | "workorder" | "invoice"
  readonly payments: ReadonlyArray<Payment>
}): number => balanceOf(stage === "quote" ? noTotals : dueTotals(job), payments)

/** Whether an allowance or write-off is in effect, that is, not reversed. */
export const isInEffect = ({ reversed }: Pick<Adjustment, "reversed">): boolean => reversed === undefined

/** How much of a job is paid: nothing, part, or all. */
export const PaymentState = Schema.Literals(["unpaid", "partlyPaid", "paid"])
export type PaymentState = typeof PaymentState.Type

/**
 * Returns how much of the insurer's and customer's shares is paid. Undefined if nothing is to be paid, as on a quote or
 * a credited invoice.
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
  const { insurerShare, customerShare } = owedTotals(job)
  const due = insurerShare + customerShare
  if (balance > 0) return balance < due ? "partlyPaid" : "unpaid"
  return due > 0 ? "paid" : undefined
}

/** Whether money was received, even if refunded since; there is a receipt for it. */
export const isReceived = ({ status }: Pick<Payment, "status">): boolean =>
  status !== "pending" && status !== "failed" && status !== "voided"

/** Returns the most recently received payment, even if refunded since; undefined if none. */
export const latestPayment = ({ payments }: { readonly payments: ReadonlyArray<Payment> }): Payment | undefined =>
  payments.findLast(isReceived)
