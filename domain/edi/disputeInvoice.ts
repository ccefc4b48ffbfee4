import { Clock, Effect } from "effect"
import { signedInUser } from "#domain/access/CurrentUser.ts"
import { adjustBalance } from "#domain/jobs/adjustBalance.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { AdjustmentId } from "#domain/payments/Payment.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { seeInvoice } from "./correctInvoice.ts"
import { EdiInvoiceNotFound, EdiInvoiceNotShort } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import { isShort, type EdiState } from "./ediStates.ts"
import { noteIn } from "./sendInvoices.ts"
import { insurerMoney, settleInvoice } from "./settleInvoice.ts"

/** An invoice that was paid short, as it is now: nobody else changes it until the call is done. */
const shortOne = Effect.fnUntraced(function* (jobId: JobId, states: (state: EdiState) => boolean) {
  yield* settleInvoice(jobId)
  const kept = yield* (yield* EdiInvoices).open(jobId)
  if (kept === undefined) return yield* new EdiInvoiceNotFound({ jobId })
  if (!states(kept.state)) return yield* new EdiInvoiceNotShort({ state: kept.state })
  return kept
})

/** Disputes a short payment, with why the rest is owed. The dispute itself is sent by hand, with its evidence. */
export const disputeInvoice = Effect.fn("disputeInvoice")(function* (jobId: JobId, note: string) {
  const person = yield* signedInUser
  const kept = yield* shortOne(jobId, (state) => state === "shortPaid")
  const at = yield* Clock.currentTimeMillis
  const dispute = { at, by: `${person.firstName} ${person.lastName}`.trim(), note }
  yield* (yield* EdiInvoices).save({ ...kept, state: "disputed", dispute, stateAt: at })
  yield* noteIn(jobId, "disputed", { text: note })
  return yield* seeInvoice(jobId)
})

/** Ends a dispute without the money: the invoice is short-paid again. */
export const withdrawDispute = Effect.fn("withdrawDispute")(function* (jobId: JobId) {
  const kept = yield* shortOne(jobId, (state) => state === "disputed")
  yield* (yield* EdiInvoices).save({ ...kept, state: "shortPaid", stateAt: yield* Clock.currentTimeMillis })
  yield* noteIn(jobId, "withdrawn")
  return yield* seeInvoice(jobId)
})

interface WriteOff {
  readonly jobId: JobId
  readonly adjustmentId: AdjustmentId
  readonly reason: string
}

/** Writes off what a partner left unpaid, today: the invoice is settled, and its job says what was given up and why. */
export const writeOffRest = Effect.fn("writeOffRest")(function* ({ jobId, adjustmentId, reason }: WriteOff) {
  const jobs = yield* Jobs
  const before = yield* jobs.get(jobId)
  if (before.adjustments.some(({ id }) => id === adjustmentId)) return yield* seeInvoice(jobId)
  yield* shortOne(jobId, isShort)
  const job = yield* jobs.open(jobId)
  const { timeZone } = yield* (yield* Locations).get(job.locationId)
  const date = yield* todayIn(timeZone)
  const { owed: amount } = insurerMoney(job)
  yield* adjustBalance({ id: jobId, adjustmentId, kind: "writeOff", payer: "insurer", amount, date, reason })
  yield* noteIn(jobId, "writtenOff", { text: reason })
  yield* settleInvoice(jobId)
  return yield* seeInvoice(jobId)
})
