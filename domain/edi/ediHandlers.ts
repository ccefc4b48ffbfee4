import { Clock, Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { jobInSight } from "#domain/jobs/visibleJob.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { dayOf } from "#domain/shared/Today.ts"
import { checkInvoices } from "./checkInvoices.ts"
import { correctInvoice, seeInvoice } from "./correctInvoice.ts"
import {
  getEdiCounts,
  getEdiEvidence,
  getEdiInterchange,
  getEdiInvoice,
  getEdiSetup,
  getJobEdi,
  listEdiInvoices,
  postEdiCheck,
  postEdiDispute,
  postEdiPartnerTest,
  postEdiSend,
  postEdiWithdrawal,
  postEdiWriteOff,
  putEdiCorrections,
  putEdiPartner
} from "./ediApi.ts"
import { enterRemittance } from "./enterRemittance.ts"
import { Receivables } from "./Receivables.ts"
import { getReceivables, getReceivablesCsv, listReceivables, postRemittance } from "./receivablesApi.ts"
import { receivablesCsv, seeReceivables } from "./seeReceivables.ts"
import { EdiInterchangeNotFound } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import { type EdiState, isLocked } from "./ediStates.ts"
import { disputeInvoice, withdrawDispute, writeOffRest } from "./disputeInvoice.ts"
import { printDispute } from "./printDispute.ts"
import { savePartner, seePartners, testPartner } from "./savePartner.ts"
import { sendInvoices } from "./sendInvoices.ts"

/** How many there are in each state, as a list. */
const counts = Effect.gen(function* () {
  const counted = yield* (yield* EdiInvoices).counts
  return (Object.entries(counted) as ReadonlyArray<[EdiState, number]>).map(([state, count]) => ({ state, count }))
})

/** One interchange letter for letter. */
const seeInterchange = Effect.fn("seeInterchange")(function* (id: string) {
  return (yield* (yield* EdiInvoices).interchange(id)) ?? (yield* new EdiInterchangeNotFound({ id }))
})

/** Whether a network holds the invoice of a job that whoever asks may see. */
const seeHold = Effect.fn("seeHold")(function* (id: JobId) {
  yield* jobInSight(id)
  const invoices = yield* EdiInvoices
  const kept = yield* invoices.get(id)
  if (kept === undefined || !isLocked(kept.state)) return { held: null }
  const queued = (yield* invoices.history(id)).find(({ what }) => what === "queued")
  return { held: { network: kept.network, state: kept.state, at: queued?.at ?? kept.stateAt } }
})

export const ediHandlers = [
  handle(getJobEdi, ({ id }) => seeHold(id)),
  handle(getEdiSetup, () => Effect.flatMap(Clock.currentTimeMillis, (now) => seePartners(dayOf(now, "UTC")))),
  handle(putEdiPartner, savePartner),
  handle(postEdiPartnerTest, ({ network }) => testPartner(network)),
  handle(postEdiCheck, checkInvoices),
  handle(listEdiInvoices, (search) => EdiInvoices.use((invoices) => invoices.list(search))),
  handle(getEdiCounts, () => counts),
  handle(getEdiInvoice, ({ jobId }) => seeInvoice(jobId)),
  handle(getEdiInterchange, ({ id }) => seeInterchange(id)),
  handle(postEdiSend, ({ jobIds }) => sendInvoices(jobIds)),
  handle(postEdiDispute, ({ jobId, note }) => disputeInvoice(jobId, note)),
  handle(postEdiWithdrawal, ({ jobId }) => withdrawDispute(jobId)),
  handle(postEdiWriteOff, writeOffRest),
  handle(getEdiEvidence, printDispute),
  handle(getReceivables, ({ by }) => seeReceivables(by)),
  handle(listReceivables, ({ by, key }) => Receivables.use(({ invoices }) => invoices(by, key))),
  handle(getReceivablesCsv, ({ by, language }) => receivablesCsv(by, language)),
  handle(postRemittance, enterRemittance),
  handle(putEdiCorrections, ({ jobId, corrections }) => correctInvoice(jobId, corrections))
]
