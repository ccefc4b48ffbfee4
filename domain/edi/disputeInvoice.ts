import { Clock, Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import { adjustBalance } from "#domain/jobs/adjustBalance.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { AdjustmentId } from "#domain/payments/Payment.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { getInvoiceDetails } from "./correctInvoice.ts"
import { EdiInvoiceNotFound, EdiInvoiceNotShort } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import { isShortPaid, type EdiState } from "./ediStates.ts"
import { addHistoryEntry } from "./sendInvoices.ts"
import { insurerBalance, settleInvoice } from "./settleInvoice.ts"

/** Loads and locks an invoice that was short-paid. Fails with `EdiInvoiceNotShort` in any other state. */
const shortOne = Effect.fnUntraced(function* (jobId: JobId, states: (state: EdiState) => boolean) {
  yield* settleInvoice(jobId)
  const kept = yield* (yield* EdiInvoices).getForUpdate(jobId)
  if (kept === undefined) return yield* new EdiInvoiceNotFound({ jobId })
  if (!states(kept.state)) return yield* new EdiInvoiceNotShort({ state: kept.state })
  return kept
})

/**
 * Opens a dispute of a short payment, with the reason the rest is owed. Staff send the dispute itself and its evidence
 * to the partner.
 */
export const disputeInvoice = Effect.fn("disputeInvoice")(function* (jobId: JobId, note: string) {
  const person = yield* requireUser
  const kept = yield* shortOne(jobId, (state) => state === "shortPaid")
  const at = yield* Clock.currentTimeMillis
  const dispute = { at, by: `${person.firstName} ${person.lastName}`.trim(), note }
  yield* (yield* EdiInvoices).save({ ...kept, state: "disputed", dispute, stateAt: at })
  yield* addHistoryEntry(jobId, "disputed", { text: note })
  return yield* getInvoiceDetails(jobId)
})

/** Withdraws a dispute without payment: the invoice becomes short-paid again. */
export const withdrawDispute = Effect.fn("withdrawDispute")(function* (jobId: JobId) {
  const kept = yield* shortOne(jobId, (state) => state === "disputed")
  yield* (yield* EdiInvoices).save({ ...kept, state: "shortPaid", stateAt: yield* Clock.currentTimeMillis })
  yield* addHistoryEntry(jobId, "withdrawn")
  return yield* getInvoiceDetails(jobId)
})

interface WriteOff {
  readonly jobId: JobId
  readonly adjustmentId: AdjustmentId
  readonly reason: string
}

/**
 * Writes off, as of today, what a partner left unpaid. The invoice becomes settled, and the job records the amount and
 * reason.
 */
export const writeOffRemainder = Effect.fn("writeOffRemainder")(function* ({ jobId, adjustmentId, reason }: WriteOff) {
  const jobs = yield* Jobs
  const before = yield* jobs.get(jobId)
  if (before.adjustments.some(({ id }) => id === adjustmentId)) return yield* getInvoiceDetails(jobId)
  yield* shortOne(jobId, isShortPaid)
  const job = yield* jobs.getForUpdate(jobId)
  const { timeZone } = yield* (yield* Locations).get(job.locationId)
  const date = yield* todayIn(timeZone)
  const { owed: amount } = insurerBalance(job)
  yield* adjustBalance({ id: jobId, adjustmentId, kind: "writeOff", payer: "insurer", amount, date, reason })
  yield* addHistoryEntry(jobId, "writtenOff", { text: reason })
  yield* settleInvoice(jobId)
  return yield* getInvoiceDetails(jobId)
})
