import { Clock, Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { dayOf } from "#domain/shared/Day.ts"
import { checkInvoices } from "./checkInvoices.ts"
import { correctInvoice, seeInvoice } from "./correctInvoice.ts"
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
import { deleteEdiPartner, getEdiSetup, postEdiPartnerTest, putEdiPartner } from "./ediPartnersApi.ts"
import { EdiStrays } from "./EdiStrays.ts"
import { getEdiStrayFile, listEdiStrays, postStraySettlement } from "./ediStraysApi.ts"
import { settleStray, strayFile } from "./keepStray.ts"
import { enterRemittance } from "./enterRemittance.ts"
import { Receivables } from "#domain/receivables/Receivables.ts"
import { getEdiCounts, getEdiStrayCount } from "./ediCountsApi.ts"
import { getReceivables, getReceivablesCsv, getStatement, listReceivables } from "./receivablesApi.ts"
import { postRemittance } from "./remittanceApi.ts"
import { receivablesCsv, seeReceivables, seeStatement } from "./seeReceivables.ts"
import { EdiInterchangeNotFound } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import type { EdiState } from "./ediStates.ts"
import { disputeInvoice, withdrawDispute, writeOffRest } from "./disputeInvoice.ts"
import { printDispute } from "./printDispute.ts"
import { removePartner, savePartner, seePartners, testPartner } from "./savePartner.ts"
import { getJobEdi } from "./jobEdiApi.ts"
import { seeHold } from "./seeHold.ts"
import { sendInvoices } from "./sendInvoices.ts"

/** How many there are in each state, as a list. */
const counts = Effect.gen(function* () {
  const invoices = yield* EdiInvoices
  const counted = yield* invoices.counts
  const open = counted.credited === undefined ? 0 : yield* invoices.creditsOpen
  return (Object.entries(counted) as ReadonlyArray<[EdiState, number]>).map(([state, count]) => ({
    state,
    count,
    creditsOpen: state === "credited" ? open : 0
  }))
})

/** One interchange letter for letter. */
const seeInterchange = Effect.fn("seeInterchange")(function* (id: string) {
  return (yield* (yield* EdiInvoices).interchange(id)) ?? (yield* new EdiInterchangeNotFound({ id }))
})

export const ediHandlers = [
  handle(getJobEdi, ({ id }) => seeHold(id)),
  handle(getEdiSetup, () => Effect.flatMap(Clock.currentTimeMillis, (now) => seePartners(dayOf(now, "UTC")))),
  handle(putEdiPartner, savePartner),
  handle(deleteEdiPartner, (opened) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => removePartner(opened, dayOf(now, "UTC")))
  ),
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
  handle(listEdiStrays, ({ state }) => EdiStrays.use(({ list }) => list(state === "settled"))),
  handle(getEdiStrayCount, () =>
    EdiStrays.use(({ list }) => Effect.map(list(false), ({ length: waiting }) => ({ waiting })))
  ),
  handle(getEdiStrayFile, ({ id }) => strayFile(id)),
  handle(postStraySettlement, settleStray),
  handle(getReceivables, ({ by }) => seeReceivables(by)),
  handle(listReceivables, ({ by, key, text }) => Receivables.use(({ invoices }) => invoices(by, key, text))),
  handle(getReceivablesCsv, ({ by, language }) => receivablesCsv(by, language)),
  handle(getStatement, seeStatement),
  handle(postRemittance, enterRemittance),
  handle(putEdiCorrections, ({ jobId, corrections }) => correctInvoice(jobId, corrections))
]
