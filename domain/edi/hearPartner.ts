import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { KeptEdiInvoice } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import type { KeptPartner } from "./EdiPartner.ts"
import { EdiTransport } from "./EdiTransport.ts"
import { afterEvent, type EdiEvent, paymentEvent } from "./ediStates.ts"
import type { EdiNetwork } from "./PartnerProfile.ts"
import { reachOf } from "./reachOf.ts"
import { type EdiAnswer, readAnswer } from "./readAnswer.ts"
import { InterchangeFault, type ReadDocument, readInterchange } from "./readInterchange.ts"
import { noteIn } from "./sendInvoices.ts"

/**
 * Fetches what a partner has for the shop, one after the other: each is kept with what it changes, in one transaction,
 * and only then taken out of the partner's post box. What comes twice changes nothing the second time. Gives how many
 * there were.
 */
export const hearPartner = Effect.fn("hearPartner")(function* (partner: KeptPartner) {
  const { around } = yield* Transaction
  const transport = yield* EdiTransport
  const reach = yield* reachOf(partner)
  const names = yield* transport.waiting(reach)
  for (const name of names) {
    const content = yield* transport.fetch(reach, name)
    yield* around(hearInterchange(partner.network, content))
    yield* transport.taken(reach, name)
  }
  return names.length
})

/** The longest interchange that is taken in, in characters. */
const longest = 4_000_000

/** Keeps one interchange of a partner's and what it says of invoices; what is none is logged, and forgotten. */
export const hearInterchange = Effect.fn("hearInterchange")(function* (network: EdiNetwork, content: string) {
  const documents = documentsIn(content)
  if (documents === undefined) return yield* Effect.logWarning("a partner's file is no interchange", { network })
  const [first] = documents
  if (first === undefined) return
  const invoices = yield* EdiInvoices
  const id = yield* (yield* NewId).next
  const at = yield* Clock.currentTimeMillis
  const kept = { id, network, isOurs: false, kind: first.kind, control: first.control, content, at }
  if (!(yield* invoices.keep(kept, null))) return
  for (const document of documents) for (const answer of readAnswer(document)) yield* hearAnswer(network, answer, id)
})

const documentsIn = (content: string): ReadonlyArray<ReadDocument> | undefined => {
  if (content.length > longest) return undefined
  try {
    return [...readInterchange([content])]
  } catch (error) {
    if (error instanceof InterchangeFault) return undefined
    throw error
  }
}

/** What an answer means for its invoice; an answer to what was sent before it was sent anew is history alone. */
const hearAnswer = Effect.fnUntraced(function* (network: EdiNetwork, answer: EdiAnswer, interchangeId: string) {
  const invoices = yield* EdiInvoices
  const jobId = yield* whose(network, answer)
  const kept = jobId === undefined ? undefined : yield* invoices.open(jobId)
  if (kept === undefined || jobId === undefined)
    return yield* Effect.logWarning("an answer is about no invoice of the shop's", { network, kind: answer.kind })
  const { event, changes, text } = meaningOf(answer, kept)
  yield* noteIn(jobId, event, { text, interchangeId })
  const isStale = answer.kind !== "820" && answer.groupControl !== undefined && answer.groupControl !== kept.control
  if (isStale) return
  const state = afterEvent(kept.state, event)
  if (state === kept.state && answer.kind !== "820") return
  yield* invoices.save({ ...kept, ...changes, state, trouble: "", stateAt: yield* Clock.currentTimeMillis })
})

const whose = (network: EdiNetwork, answer: EdiAnswer) =>
  EdiInvoices.use((invoices) =>
    answer.kind === "997"
      ? invoices.ofControl(network, answer.groupControl)
      : /^\d{1,9}$/.test(answer.invoiceNumber)
        ? invoices.ofNumber(network, Number(answer.invoiceNumber))
        : Effect.succeed<JobId | undefined>(undefined)
  )

type Meaning = {
  readonly event: Extract<EdiEvent, "acknowledged" | "accepted" | "rejected" | "paid" | "shortPaid" | "overPaid">
  readonly changes: Partial<KeptEdiInvoice>
  readonly text: string
}

const meaningOf = (answer: EdiAnswer, kept: KeptEdiInvoice): Meaning => {
  if (answer.kind === "997")
    return answer.outcome === "rejected"
      ? { event: "rejected", changes: { reason: answer.text || "997" }, text: answer.text }
      : { event: "acknowledged", changes: {}, text: answer.text }
  if (answer.kind === "824") {
    const text = [answer.code, answer.text].filter((part) => part !== "").join(" ")
    return answer.outcome === "rejected"
      ? { event: "rejected", changes: { reason: text || "824" }, text }
      : { event: "accepted", changes: { reason: "" }, text }
  }
  const paid = kept.paid + answer.paid
  return {
    event: paymentEvent(kept.claimed, paid),
    changes: { paid, reason: answer.text },
    text: [answer.trace, answer.text].filter((part) => part !== "").join(" ")
  }
}
