import { standingTotals, wasReceived } from "#domain/payments/balance.ts"
import { isCredited, type Job } from "./Job.ts"

/**
 * The day since which nothing is owed on an invoice, by the days of its documents: the invoice, payments, refunds,
 * allowances and write-offs. Empty while something is owed, and where no invoice stands.
 */
export const settledOn = (job: Job): string => {
  if (job.stage !== "invoice" || isCredited(job) || job.balance > 0) return ""
  const changes = new Map<string, number>()
  const count = (day: string, cents: number) => {
    // A deposit counts from the invoice on: before it, nothing was owed.
    const at = day < job.invoicedOn ? job.invoicedOn : day
    changes.set(at, (changes.get(at) ?? 0) + cents)
  }
  const { customerShare, insurerShare } = standingTotals(job)
  count(job.invoicedOn, customerShare + insurerShare)
  for (const payment of job.payments.filter(wasReceived)) {
    count(payment.collectionDate, -payment.amountReceived)
    for (const { amount, date, status } of payment.refunds ?? []) if (status === "refunded") count(date, amount)
  }
  for (const { amount, date, reversed } of job.adjustments) {
    count(date, -amount)
    if (reversed !== undefined) count(reversed.date, amount)
  }
  let owed = 0
  let settled = ""
  for (const day of [...changes.keys()].toSorted()) {
    owed += changes.get(day)!
    if (owed > 0) settled = ""
    else if (settled === "") settled = day
  }
  return settled
}
