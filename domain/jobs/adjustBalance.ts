import { Effect } from "effect"
import { Locations } from "#domain/locations/Locations.ts"
import { type Adjustment, AdjustmentId, type Payment, type Refund } from "#domain/payments/Payment.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { balanceDue, dueTotals, isInEffect, amountOwed, amountPayable } from "#domain/payments/balance.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { type AdjustmentInput, AdjustmentNotFound, type ReversalInput } from "./jobStepsApi.ts"
import { isCredited, type Job, withFields } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import { AdjustmentNeedsInvoice, DayOutOfRange, PaymentAboveBalance } from "./jobFailures.ts"
import { Jobs } from "./Jobs.ts"

/**
 * Records an allowance or write-off of what a payer owes on an invoice, up to that amount, dated between the invoice
 * date and today. No money moves; the balance is reduced. Idempotent: retrying has no effect.
 */
export const adjustBalance = Effect.fn("adjustBalance")(function* ({ id, adjustmentId, ...draft }: AdjustmentInput) {
  const jobs = yield* Jobs
  const job = yield* jobs.getForUpdate(id)
  if (job.adjustments.some((one) => one.id === adjustmentId)) return job
  if (job.stage !== "invoice" || isCredited(job)) return yield* new AdjustmentNeedsInvoice()
  const { timeZone } = yield* (yield* Locations).get(job.locationId)
  const today = yield* todayIn(timeZone)
  if (draft.date > today) return yield* new DayOutOfRange({ path: "date", reason: "day.future", limit: today })
  if (draft.date < job.invoicedOn)
    return yield* new DayOutOfRange({ path: "date", reason: "day.tooEarly", limit: job.invoicedOn })
  yield* guardOpenBooks(draft.date, "date")
  const owed = amountPayable(draft.payer, dueTotals(job), job.payments)
  if (draft.amount > owed) return yield* new PaymentAboveBalance({ owed })
  const { amount, kind, payer, reason } = draft
  yield* (yield* JobChanges).add(id, { _tag: "adjustment", deed: "made", kind, payer, amount, reason })
  return yield* jobs.save(withAdjustments(job, [...job.adjustments, { id: adjustmentId, ...draft }]))
})

/**
 * Reverses an allowance or write-off as of today. It stays in the list, and the payer owes the amount again.
 * Idempotent: a reversed adjustment no longer changes.
 */
export const reverseAdjustment = Effect.fn("reverseAdjustment")(function* ({
  id,
  adjustmentId,
  reason
}: ReversalInput) {
  const jobs = yield* Jobs
  const job = yield* jobs.getForUpdate(id)
  const adjustment = job.adjustments.find((one) => one.id === adjustmentId)
  if (adjustment === undefined) return yield* new AdjustmentNotFound({ id: adjustmentId })
  if (!isInEffect(adjustment)) return job
  const { timeZone } = yield* (yield* Locations).get(job.locationId)
  const reversed = { date: yield* todayIn(timeZone), reason }
  yield* guardOpenBooks(reversed.date)
  const { amount, kind, payer } = adjustment
  yield* (yield* JobChanges).add(id, { _tag: "adjustment", deed: "reversed", kind, payer, amount, reason })
  return yield* jobs.save(
    withAdjustments(
      job,
      job.adjustments.map((one) => (one.id === adjustmentId ? { ...one, reversed } : one))
    )
  )
})

const withAdjustments = <J extends Job>(job: J, adjustments: ReadonlyArray<Adjustment>): J => {
  const next = withFields(job, { adjustments })
  return withFields(next, { balance: balanceDue(next) })
}

/**
 * Returns the job after a refund that also lowers what the payer owes, with an allowance of the same date and reason so
 * that the refunded amount is not owed again. Applies only to an uncredited invoice, and up to the amount owed.
 */
export const withAllowance = Effect.fn("withAllowance")(function* (
  job: Job,
  { payer }: Pick<Payment, "payer">,
  { id, amount: given, date, isAllowance, reason, status }: Refund
) {
  const amount = Math.min(given, amountOwed(payer, dueTotals(job), job.payments))
  if (isAllowance !== true || status !== "refunded" || amount <= 0) return job
  if (job.stage !== "invoice" || isCredited(job)) return job
  const kind = "allowance" as const
  yield* (yield* JobChanges).add(job.id, { _tag: "adjustment", deed: "made", kind, payer, amount, reason })
  return withAdjustments(job, [...job.adjustments, { id: AdjustmentId.make(id), kind, payer, amount, date, reason }])
})
