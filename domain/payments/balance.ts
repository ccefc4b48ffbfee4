import type { Totals } from "#domain/estimates/Totals.ts"
import { keptOf } from "./keptOf.ts"
import type { Payment } from "./Payment.ts"

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

/** What is still owed in all. */
export const balanceOf = (totals: Totals, payments: ReadonlyArray<Payment>): number =>
  owedBy("customer", totals, payments) + owedBy("insurer", totals, payments)
