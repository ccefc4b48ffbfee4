import { Clock, Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { dayOf } from "#domain/shared/Today.ts"
import { checkInvoices } from "./checkInvoices.ts"
import { correctInvoice, seeInvoice } from "./correctInvoice.ts"
import {
  getEdiCounts,
  getEdiInterchange,
  getEdiInvoice,
  getEdiSetup,
  listEdiInvoices,
  postEdiCheck,
  postEdiPartnerTest,
  postEdiSend,
  putEdiCorrections,
  putEdiPartner
} from "./ediApi.ts"
import { EdiInterchangeNotFound } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import type { EdiState } from "./ediStates.ts"
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

export const ediHandlers = [
  handle(getEdiSetup, () => Effect.flatMap(Clock.currentTimeMillis, (now) => seePartners(dayOf(now, "UTC")))),
  handle(putEdiPartner, savePartner),
  handle(postEdiPartnerTest, ({ network }) => testPartner(network)),
  handle(postEdiCheck, checkInvoices),
  handle(listEdiInvoices, (search) => EdiInvoices.use((invoices) => invoices.list(search))),
  handle(getEdiCounts, () => counts),
  handle(getEdiInvoice, ({ jobId }) => seeInvoice(jobId)),
  handle(getEdiInterchange, ({ id }) => seeInterchange(id)),
  handle(postEdiSend, ({ jobIds }) => sendInvoices(jobIds)),
  handle(putEdiCorrections, ({ jobId, corrections }) => correctInvoice(jobId, corrections))
]
