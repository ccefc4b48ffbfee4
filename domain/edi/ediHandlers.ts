import { Clock, Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { guardDays } from "#domain/jobs/jobGuards.ts"
import { isCredited } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { receiveRemittance } from "#domain/jobs/recordPayment.ts"
import { requireVisibleJob } from "#domain/jobs/jobVisibility.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { Receivables } from "#domain/receivables/Receivables.ts"
import { dayOf, todayIn } from "#domain/shared/Day.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { checkInvoices } from "./checkInvoices.ts"
import { correctInvoice, getInvoiceDetails } from "./correctInvoice.ts"
import { disputeInvoice, withdrawDispute, writeOffRemainder } from "./disputeInvoice.ts"
import {
  getEdiEvidence,
  getEdiInterchange,
  getEdiInvoice,
  listEdiInvoices,
  postEdiCheck,
  postEdiDispute,
  postEdiSend,
  postEdiWithdrawal,
  postEdiWriteOff,
  putEdiCorrections
} from "./ediApi.ts"
import { getEdiCounts, getEdiStrayCount } from "./ediCountsApi.ts"
import { EdiInterchangeNotFound } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import { deleteEdiPartner, getEdiSetup, postEdiPartnerTest, putEdiPartner } from "./ediPartnersApi.ts"
import { type EdiState, isLocked } from "./ediStates.ts"
import { UnmatchedItems } from "./UnmatchedItems.ts"
import { getEdiStrayFile, listEdiStrays, postStraySettlement } from "./ediStraysApi.ts"
import { getJobEdi } from "./jobEdiApi.ts"
import { resolveUnmatched, unmatchedFile } from "./recordUnmatched.ts"
import { printDispute } from "./printDispute.ts"
import { getReceivables, getReceivablesCsv, getStatement, listReceivables } from "./receivablesApi.ts"
import { RemittanceNeedsInvoice, RemittanceUnbalanced, postRemittance } from "./remittanceApi.ts"
import { postRemittanceFile } from "./remittanceFileApi.ts"
import { removePartner, savePartner, listPartners, testPartner } from "./savePartner.ts"
import { receivablesCsv, loadReceivables, getStatementOf } from "./loadReceivables.ts"
import { addHistoryEntry, sendInvoices } from "./sendInvoices.ts"
import { processRemittanceFile } from "./processRemittanceFile.ts"
import { insurerBalance, paymentEvent, settleInvoice } from "./settleInvoice.ts"

type Asked = (typeof postRemittance)["input"]["Type"]

/**
 * Enters a check or transfer that pays several invoices, atomically. A network invoice then becomes paid, short-paid or
 * overpaid, with an entry in its history.
 */
export const enterRemittance = Effect.fn("enterRemittance")(function* ({ day, lines, source, total, trace }: Asked) {
  const sum = lines.reduce((all, { amount }) => all + amount, 0)
  if (sum !== total) return yield* new RemittanceUnbalanced({ lines: sum })
  yield* guardOpenBooks(day, "collectionDate")
  const jobs = yield* Jobs
  const invoices = yield* EdiInvoices
  let posted = 0
  // Process in a fixed order, so that concurrent requests for the same invoices wait rather than deadlock.
  for (const { amount, jobId, paymentId } of lines.toSorted((one, other) => (one.jobId < other.jobId ? -1 : 1))) {
    const kept = yield* invoices.getForUpdate(jobId)
    const job = yield* jobs.getForUpdate(jobId)
    if (job.payments.some(({ id }) => id === paymentId)) continue
    if (job.stage !== "invoice" || isCredited(job) || job.insurance === null)
      return yield* new RemittanceNeedsInvoice({ jobId })
    const { timeZone } = yield* (yield* Locations).get(job.locationId)
    yield* guardDays({ collectionDate: day }, yield* todayIn(timeZone))
    const { job: paid } = yield* receiveRemittance({ jobId, paymentId, amount, day, source, trace })
    posted += 1
    if (kept === undefined) continue
    yield* addHistoryEntry(jobId, paymentEvent(insurerBalance(paid).owed), { text: trace })
    yield* settleInvoice(jobId)
  }
  return { posted }
})

/** Returns whether a network holds the invoice of a job the current user may see. */
const loadHold = Effect.fn("loadHold")(function* (id: JobId) {
  yield* requireVisibleJob(id)
  const invoices = yield* EdiInvoices
  const kept = yield* invoices.get(id)
  if (kept === undefined || !isLocked(kept.state)) return { held: null }
  const queued = (yield* invoices.history(id)).find(({ what }) => what === "queued")
  return { held: { network: kept.network, isQueued: kept.state === "queued", at: queued?.at ?? kept.stateAt } }
})

/** Returns the number of invoices in each state, as a list. */
const counts = Effect.gen(function* () {
  const invoices = yield* EdiInvoices
  const counted = yield* invoices.counts
  const open = counted.credited === undefined ? 0 : yield* invoices.openCreditCount
  return (Object.entries(counted) as ReadonlyArray<[EdiState, number]>).map(([state, count]) => ({
    state,
    count,
    creditsOpen: state === "credited" ? open : 0
  }))
})

/** Returns one interchange verbatim. */
const loadInterchange = Effect.fn("loadInterchange")(function* (id: string) {
  return (yield* (yield* EdiInvoices).interchange(id)) ?? (yield* new EdiInterchangeNotFound({ id }))
})

export const ediHandlers = [
  handle(getJobEdi, ({ id }) => loadHold(id)),
  handle(getEdiSetup, () => Effect.flatMap(Clock.currentTimeMillis, (now) => listPartners(dayOf(now, "UTC")))),
  handle(putEdiPartner, savePartner),
  handle(deleteEdiPartner, (opened) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => removePartner(opened, dayOf(now, "UTC")))
  ),
  handle(postEdiPartnerTest, ({ network }) => testPartner(network)),
  handle(postEdiCheck, checkInvoices),
  handle(listEdiInvoices, (search) => EdiInvoices.use((invoices) => invoices.list(search))),
  handle(getEdiCounts, () => counts),
  handle(getEdiInvoice, ({ jobId }) => getInvoiceDetails(jobId)),
  handle(getEdiInterchange, ({ id }) => loadInterchange(id)),
  handle(postEdiSend, ({ jobIds }) => sendInvoices(jobIds)),
  handle(postEdiDispute, ({ jobId, note }) => disputeInvoice(jobId, note)),
  handle(postEdiWithdrawal, ({ jobId }) => withdrawDispute(jobId)),
  handle(postEdiWriteOff, writeOffRemainder),
  handle(getEdiEvidence, printDispute),
  handle(listEdiStrays, ({ state }) => UnmatchedItems.use(({ list }) => list(state === "settled"))),
  handle(getEdiStrayCount, () =>
    UnmatchedItems.use(({ list }) => Effect.map(list(false), ({ length: waiting }) => ({ waiting })))
  ),
  handle(getEdiStrayFile, ({ id }) => unmatchedFile(id)),
  handle(postStraySettlement, resolveUnmatched),
  handle(getReceivables, ({ by }) => loadReceivables(by)),
  handle(listReceivables, ({ by, key, text }) => Receivables.use(({ invoices }) => invoices(by, key, text))),
  handle(getReceivablesCsv, ({ by, language }) => receivablesCsv(by, language)),
  handle(getStatement, getStatementOf),
  handle(postRemittance, enterRemittance),
  handle(postRemittanceFile, processRemittanceFile),
  handle(putEdiCorrections, ({ jobId, corrections }) => correctInvoice(jobId, corrections))
]
