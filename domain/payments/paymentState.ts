import { Schema } from "effect"
import type { Totals } from "#domain/estimates/Totals.ts"
import { standingTotals } from "./standingTotals.ts"

/** How far a job is paid: nothing of it, a part, all. */
export const PaymentState = Schema.Literals(["unpaid", "partlyPaid", "paid"])
export type PaymentState = typeof PaymentState.Type

/**
 * Of the shares of insurer and customer: how far they are paid. Undefined where nothing is to be paid, as on a credited
 * invoice.
 */
export const paymentState = ({
  balance,
  ...job
}: {
  readonly balance: number
  readonly credit: object | null
  readonly totals: Totals
}): PaymentState | undefined => {
  const { insurerShare, customerShare } = standingTotals(job)
  const due = insurerShare + customerShare
  if (balance > 0) return balance < due ? "partlyPaid" : "unpaid"
  return due > 0 ? "paid" : undefined
}
