import { Clock, Effect } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { dueTotals, netReceived, amountOwed } from "#domain/payments/balance.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { StoredEdiInvoice } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import { afterEvent } from "./ediStates.ts"

/** Returns the insurer's net payments on a job and what it still owes, in cents; negative if overpaid. */
export const insurerBalance = (job: Job) => ({
  paid: job.payments.reduce((sum, payment) => (payment.payer === "insurer" ? sum + netReceived(payment) : sum), 0),
  owed: amountOwed("insurer", dueTotals(job), job.payments)
})

/** Returns the payment event for an invoice, given what the insurer still owes. */
export const paymentEvent = (owed: number): "paid" | "shortPaid" | "overPaid" =>
  owed === 0 ? "paid" : owed > 0 ? "shortPaid" : "overPaid"

/** Derives an invoice's state from the payments of its job, which are the single record of the money. */
export const stateFromPayments = (kept: StoredEdiInvoice, job: Job) => {
  const { owed, paid } = insurerBalance(job)
  const event = paymentEvent(owed)
  return { event, paid, owed, state: afterEvent(kept.state, event) }
}

/**
 * Reconciles an invoice with its job's payments after a change: entered by hand, moved, voided, or written off. Returns
 * whether it changed.
 */
export const settleInvoice = Effect.fn("settleInvoice")(function* (id: JobId) {
  const invoices = yield* EdiInvoices
  const kept = yield* invoices.getForUpdate(id)
  if (kept === undefined) return false
  const job = yield* Effect.orDie((yield* Jobs).get(id))
  const { owed, paid, state } = stateFromPayments(kept, job)
  const isSettled = paid !== 0 || kept.paid !== 0 || owed <= 0
  if (!isSettled || (paid === kept.paid && state === kept.state)) return false
  const stateAt = state === kept.state ? kept.stateAt : yield* Clock.currentTimeMillis
  yield* invoices.save({ ...kept, paid, state, stateAt })
  return true
})
