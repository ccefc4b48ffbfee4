import { Clock, Effect, Schema } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { DispatchContent } from "#domain/dispatches/Dispatch.ts"
import { receiveDispatch } from "#domain/dispatches/receiveDispatch.ts"
import { receiveRemittance } from "#domain/jobs/recordPayment.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { todayIn } from "#domain/shared/Day.ts"
import type { StoredEdiInvoice } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import type { StoredPartner } from "./EdiPartner.ts"
import { EdiNotSent, EdiTransport } from "./EdiTransport.ts"
import { creditName, parseCreditNumber, creditTransitions, type EdiCredit } from "./EdiCredit.ts"
import { afterEvent, type EdiEvent } from "./ediStates.ts"
import type { EdiNetwork } from "./PartnerProfile.ts"
import { connectionOf } from "./savePartner.ts"
import { type EdiAnswer, isRemittance, readAnswer, remittanceSums, traceOf } from "./readAnswer.ts"
import type { RemittancePart } from "./remittanceFileApi.ts"
import { InterchangeFault, type ReadDocument, readInterchange } from "./readInterchange.ts"
import type { UnmatchedReason } from "./UnmatchedItem.ts"
import { amountText } from "./Segment.ts"
import { recordUnmatched } from "./recordUnmatched.ts"
import { addHistoryEntry } from "./sendInvoices.ts"
import { notifyOfAnswer } from "./notifyEdiUsers.ts"
import { stateFromPayments } from "./settleInvoice.ts"

/**
 * Fetches a partner's files one after the other. Each is stored together with its effects in one transaction, and only
 * then removed from the partner's mailbox. Duplicates have no effect. A file the partner refuses to return, for example
 * because another node was faster, is skipped. Returns the number of files.
 */
export const pollPartner = Effect.fn("pollPartner")(function* (partner: StoredPartner) {
  const { run } = yield* Transaction
  const transport = yield* EdiTransport
  const reach = yield* connectionOf(partner)
  const names = yield* transport.listFiles(reach)
  for (const name of names)
    yield* transport.fetch(reach, name).pipe(
      Effect.flatMap((content) => run(receiveInterchange(partner.network, content, name))),
      Effect.andThen(transport.acknowledge(reach, name)),
      Effect.catchIf(
        (failure) => failure instanceof EdiNotSent && failure.reason === "refused",
        ({ message }) => Effect.logInfo("skipped a partner's file", { network: partner.network, name, why: message })
      )
    )
  return names.length
})

/** Maximum length of an accepted interchange, in characters. */
const maxInterchangeLength = 4_000_000

/**
 * Processes one file of a partner: a work assignment becomes a dispatch, an interchange is applied to its invoices.
 * Anything else, or a control number already used by a different interchange, is stored as an unmatched item.
 */
export const receiveInterchange = Effect.fn("receiveInterchange")(function* (
  network: EdiNetwork,
  content: string,
  fileName = "–"
) {
  const stray = (reason: UnmatchedReason, detail = "") =>
    recordUnmatched({ network, reason, detail: detail.slice(0, 300), fileName }, content)
  if (content.length > maxInterchangeLength) return yield* stray("tooLarge")
  if (content.trimStart().startsWith("{"))
    return yield* receiveDispatchFile(network, content).pipe(
      Effect.catchTag("SchemaError", ({ message }) => stray("notAWorkAssignment", message))
    )
  const documents = parseDocuments(content)
  if (documents instanceof InterchangeFault) return yield* stray(documents.reason, String(documents.at))
  const [first] = documents
  if (first === undefined) return yield* stray("noDocument")
  const heard = yield* applyDocuments(network, documents, content, fileName)
  return heard === "numberReused" ? yield* stray("numberReused", String(first.control)) : undefined
})

/** Whether two files are equal apart from line breaks, which mail systems may change. */
export const isSameFile = (one: string, other: string): boolean => unbroken(one) === unbroken(other)
const unbroken = (text: string) => text.replaceAll(/[\r\n]+/g, "").trim()

/**
 * Stores a partner's interchange and applies it to the invoices. Returns the result for each invoice it pays, "known"
 * if the interchange was stored before, or "numberReused" if its number belongs to a different one.
 */
export const applyDocuments = Effect.fn("applyDocuments")(function* (
  network: EdiNetwork,
  documents: ReadonlyArray<ReadDocument>,
  content: string,
  fileName: string
) {
  const { control, kind } = documents[0]!
  const invoices = yield* EdiInvoices
  const id = yield* (yield* NewId).next
  const at = yield* Clock.currentTimeMillis
  if (!(yield* invoices.saveInterchange({ id, network, isOurs: false, kind, control, content, at }, null)))
    return isSameFile((yield* invoices.receivedContent(network, control)) ?? "", content) ? "known" : "numberReused"
  const parts: Array<RemittancePart> = []
  for (const [place, document] of documents.entries()) {
    const sums = isRemittance(document.kind) ? remittanceSums(document.segments) : undefined
    // Only a person can tell which of the two is wrong, so none of it is posted.
    if (sums !== undefined && sums.total !== sums.parts) {
      const trace = traceOf(document.segments)
      yield* recordUnmatched(
        {
          network,
          reason: "totalDiffers",
          detail: amountText(sums.parts),
          amount: sums.total,
          trace,
          // Each of several in one file becomes its own item.
          fileName: place === 0 ? fileName : `${fileName} (${place + 1})`
        },
        content
      )
      parts.push({ invoiceNumber: "", jobId: null, amount: sums.total, outcome: "totalDiffers" })
    } else
      for (const answer of readAnswer(document)) {
        const part = yield* applyAnswer(network, answer, id)
        if (part !== undefined) parts.push(part)
      }
  }
  return parts
})

const readDispatch = Schema.decodeUnknownEffect(Schema.fromJsonString(Schema.toCodecJson(DispatchContent)))

/**
 * Receives a work assignment, in the format of the dispatch endpoint, since the trade has no other public one (trade
 * 4.3). The sender is the network whose mailbox it came from.
 */
const receiveDispatchFile = (network: EdiNetwork, content: string) =>
  Effect.flatMap(readDispatch(content), (sent) => receiveDispatch({ ...sent, network }))

/** Returns the documents of an interchange, or the fault found in it. */
export const parseDocuments = (content: string): ReadonlyArray<ReadDocument> | InterchangeFault => {
  try {
    return [...readInterchange([content])]
  } catch (error) {
    if (error instanceof InterchangeFault) return error
    throw error
  }
}

/** Applies an answer to its invoice. An answer to an earlier send is only recorded in the history. */
const applyAnswer = Effect.fnUntraced(function* (network: EdiNetwork, answer: EdiAnswer, interchangeId: string) {
  const invoices = yield* EdiInvoices
  const jobId = yield* whose(network, answer)
  const kept = jobId === undefined ? undefined : yield* invoices.getForUpdate(jobId)
  if ((kept === undefined || jobId === undefined) && answer.kind === "820" && answer.paid !== 0) {
    const { invoiceNumber, paid: amount, text: detail, trace } = answer
    yield* recordUnmatched({ network, reason: "unknownInvoice", detail, invoiceNumber, amount, trace })
    return { invoiceNumber, jobId: null, amount, outcome: "unknownInvoice" } satisfies RemittancePart
  }
  if (kept === undefined || jobId === undefined) {
    yield* Effect.logWarning("a partner's response does not match an invoice of the shop", {
      network,
      kind: answer.kind
    })
    return undefined
  }
  if (answer.kind === "820") return yield* applyPayment(kept, network, answer, interchangeId)
  const { event, changes, text } = meaningOf(answer)
  const { credit } = kept
  const isLatest = answer.groupControl === undefined || answer.groupControl === credit?.control
  const isNamed = answer.kind === "824" && parseCreditNumber(answer.invoiceNumber) !== undefined
  if (credit !== null && (isNamed || (isLatest && answer.groupControl !== undefined)))
    return yield* applyCreditAnswer(kept, credit, { event, text, interchangeId, isLatest })
  yield* addHistoryEntry(jobId, event, { text, interchangeId })
  if (answer.groupControl !== undefined && answer.groupControl !== kept.control) return undefined
  const state = afterEvent(kept.state, event)
  if (state === kept.state) return undefined
  yield* invoices.save({ ...kept, ...changes, state, trouble: "", stateAt: yield* Clock.currentTimeMillis })
  if (state === "rejected") yield* notifyOfAnswer(kept, "invoiceRejected")
  return undefined
})

/** Applies an answer to the credit memo of an invoice. */
const applyCreditAnswer = Effect.fnUntraced(function* (
  kept: StoredEdiInvoice,
  credit: EdiCredit,
  {
    event,
    text,
    interchangeId,
    isLatest
  }: Pick<Meaning, "event" | "text"> & { readonly interchangeId: string; readonly isLatest: boolean }
) {
  const name = creditName(credit.number)
  yield* addHistoryEntry(kept.jobId, event, { text: text === "" ? name : `${name}: ${text}`, interchangeId })
  // Every send has the same content, so acceptance of any of them reverses the invoice.
  const state = isLatest || event === "accepted" ? creditTransitions[credit.state][event] : undefined
  if (state === undefined) return undefined
  const reason = event === "rejected" ? text || "824" : ""
  const at = yield* Clock.currentTimeMillis
  yield* (yield* EdiInvoices).save({ ...kept, trouble: "", credit: { ...credit, state, reason, at } })
  if (state === "rejected") yield* notifyOfAnswer(kept, "creditRejected")
  return undefined
})

/**
 * Records a remittance as an insurer payment on the invoice's job, in the transaction that stores the interchange, so
 * that it is posted only once however often it arrives.
 */
const applyPayment = Effect.fnUntraced(function* (
  kept: StoredEdiInvoice,
  network: EdiNetwork,
  { day, invoiceNumber, paid, source, text, trace }: Extract<EdiAnswer, { kind: "820" }>,
  interchangeId: string
) {
  const { locationId } = yield* Effect.orDie((yield* Jobs).get(kept.jobId))
  const { timeZone } = yield* Effect.orDie((yield* Locations).get(locationId))
  const today = yield* todayIn(timeZone)
  const { job, left } = yield* receiveRemittance({
    jobId: kept.jobId,
    paymentId: PaymentId.make(yield* (yield* NewId).next),
    amount: paid,
    day: day === "" || day > today ? today : day,
    source,
    trace
  }).pipe(Effect.orDie)
  if (left !== 0)
    yield* recordUnmatched({ network, reason: "nothingLeft", jobId: kept.jobId, invoiceNumber, amount: left, trace })
  const settled = stateFromPayments(kept, job)
  yield* addHistoryEntry(kept.jobId, settled.event, {
    text: [trace, text].filter((part) => part !== "").join(" "),
    interchangeId
  })
  yield* (yield* EdiInvoices).save({
    ...kept,
    paid: settled.paid,
    state: settled.state,
    reason: text,
    trouble: "",
    stateAt: yield* Clock.currentTimeMillis
  })
  if (settled.state === "shortPaid") yield* notifyOfAnswer(kept, "invoicePaidShort")
  const outcome = left === 0 ? settled.event : "nothingLeft"
  return { invoiceNumber, jobId: kept.jobId, amount: paid, outcome } satisfies RemittancePart
})

const whose = (network: EdiNetwork, answer: EdiAnswer) =>
  EdiInvoices.use((invoices) =>
    answer.kind === "997"
      ? invoices.findByControl(network, answer.groupControl)
      : parseCreditNumber(answer.invoiceNumber) !== undefined
        ? invoices.findByCredit(network, parseCreditNumber(answer.invoiceNumber)!)
        : /^\d{1,9}$/.test(answer.invoiceNumber)
          ? invoices.findByNumber(network, Number(answer.invoiceNumber))
          : Effect.succeed<JobId | undefined>(undefined)
  )

type Meaning = {
  readonly event: Extract<EdiEvent, "acknowledged" | "accepted" | "rejected">
  readonly changes: Partial<StoredEdiInvoice>
  readonly text: string
}

const meaningOf = (answer: Exclude<EdiAnswer, { kind: "820" }>): Meaning => {
  if (answer.kind === "997")
    return answer.outcome === "rejected"
      ? { event: "rejected", changes: { reason: answer.text || "997" }, text: answer.text }
      : { event: "acknowledged", changes: {}, text: answer.text }
  const text = [answer.code, answer.text].filter((part) => part !== "").join(" ")
  return answer.outcome === "rejected"
    ? { event: "rejected", changes: { reason: text || "824" }, text }
    : { event: "accepted", changes: { reason: "" }, text }
}
