import { Effect } from "effect"
import { guardDays } from "#domain/jobs/guardDays.ts"
import { isCredited } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { receiveRemittance } from "#domain/jobs/receiveRemittance.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import { RemittanceNeedsInvoice, RemittanceUnbalanced, type postRemittance } from "./remittanceApi.ts"
import { noteIn } from "./sendInvoices.ts"
import { insurerMoney, moneyEvent, settleInvoice } from "./settleInvoice.ts"

type Asked = (typeof postRemittance)["input"]["Type"]

/**
 * Enters a check or a transfer that pays several invoices: all of them or none. An invoice of a network's is then paid,
 * short-paid or overpaid, and says so in its history.
 */
export const enterRemittance = Effect.fn("enterRemittance")(function* ({ day, lines, source, total, trace }: Asked) {
  const sum = lines.reduce((all, { amount }) => all + amount, 0)
  if (sum !== total) return yield* new RemittanceUnbalanced({ lines: sum })
  yield* guardOpenBooks(day, "collectionDate")
  const jobs = yield* Jobs
  const invoices = yield* EdiInvoices
  let posted = 0
  // In one order, so that two who enter the same invoices at once wait for each other.
  for (const { amount, jobId, paymentId } of lines.toSorted((one, other) => (one.jobId < other.jobId ? -1 : 1))) {
    const kept = yield* invoices.open(jobId)
    const job = yield* jobs.open(jobId)
    if (job.payments.some(({ id }) => id === paymentId)) continue
    if (job.stage !== "invoice" || isCredited(job) || job.insurance === null)
      return yield* new RemittanceNeedsInvoice({ jobId })
    const { timeZone } = yield* (yield* Locations).get(job.locationId)
    yield* guardDays({ collectionDate: day }, yield* todayIn(timeZone))
    const { job: paid } = yield* receiveRemittance({ jobId, paymentId, amount, day, source, trace })
    posted += 1
    if (kept === undefined) continue
    yield* noteIn(jobId, moneyEvent(insurerMoney(paid).owed), { text: trace })
    yield* settleInvoice(jobId)
  }
  return { posted }
})
