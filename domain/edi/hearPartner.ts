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
import type { KeptEdiInvoice } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import type { KeptPartner } from "./EdiPartner.ts"
import { EdiNotSent, EdiTransport } from "./EdiTransport.ts"
import { creditName, creditNumberIn, creditTransitions, type EdiCredit } from "./EdiCredit.ts"
import { afterEvent, type EdiEvent } from "./ediStates.ts"
import type { EdiNetwork } from "./PartnerProfile.ts"
import { reachOf } from "./savePartner.ts"
import { type EdiAnswer, isRemittance, readAnswer, remittanceSums, traceOf } from "./readAnswer.ts"
import type { RemittancePart } from "./remittanceFileApi.ts"
import { InterchangeFault, type ReadDocument, readInterchange } from "./readInterchange.ts"
import type { StrayReason } from "./EdiStray.ts"
import { amountText } from "./Segment.ts"
import { keepStray } from "./keepStray.ts"
import { noteIn } from "./sendInvoices.ts"
import { tellAnswer } from "./tellDesk.ts"
import { settledAs } from "./settleInvoice.ts"

/**
 * Fetches what a partner has for the shop, one after the other: each is kept with what it changes, in one transaction,
 * and only then taken out of the partner's post box. What comes twice changes nothing the second time; a file that the
 * partner does not give, as when another node was quicker, keeps no other waiting. Gives how many there were.
 */
export const hearPartner = Effect.fn("hearPartner")(function* (partner: KeptPartner) {
  const { around } = yield* Transaction
  const transport = yield* EdiTransport
  const reach = yield* reachOf(partner)
  const names = yield* transport.waiting(reach)
  for (const name of names)
    yield* transport.fetch(reach, name).pipe(
      Effect.flatMap((content) => around(hearInterchange(partner.network, content, name))),
      Effect.andThen(transport.taken(reach, name)),
      Effect.catchIf(
        (failure) => failure instanceof EdiNotSent && failure.reason === "refused",
        ({ message }) =>
          Effect.logInfo("a partner's file was passed over", { network: partner.network, name, why: message })
      )
    )
  return names.length
})

/** The longest interchange that is taken in, in characters. */
const longest = 4_000_000

/**
 * Keeps one file of a partner's: a work assignment as a dispatch, an interchange with what it says of invoices. What is
 * neither, or comes under a number that another interchange had, is kept for somebody to look at.
 */
export const hearInterchange = Effect.fn("hearInterchange")(function* (
  network: EdiNetwork,
  content: string,
  fileName = "–"
) {
  const stray = (reason: StrayReason, detail = "") =>
    keepStray({ network, reason, detail: detail.slice(0, 300), fileName }, content)
  if (content.length > longest) return yield* stray("tooLarge")
  if (content.trimStart().startsWith("{"))
    return yield* hearDispatch(network, content).pipe(
      Effect.catchTag("SchemaError", ({ message }) => stray("notAWorkAssignment", message))
    )
  const documents = documentsIn(content)
  if (documents instanceof InterchangeFault) return yield* stray(documents.reason, String(documents.at))
  const [first] = documents
  if (first === undefined) return yield* stray("noDocument")
  const heard = yield* hearDocuments(network, documents, content, fileName)
  return heard === "numberReused" ? yield* stray("numberReused", String(first.control)) : undefined
})

/** Whether two files are the same but for how their lines are broken, as mail breaks them otherwise. */
export const isSameFile = (one: string, other: string): boolean => unbroken(one) === unbroken(other)
const unbroken = (text: string) => text.replaceAll(/[\r\n]+/g, "").trim()

/**
 * Keeps an interchange of a partner's with what it says of invoices; gives what became of each that it pays. "known":
 * it was kept before; "numberReused": another was, under its number.
 */
export const hearDocuments = Effect.fn("hearDocuments")(function* (
  network: EdiNetwork,
  documents: ReadonlyArray<ReadDocument>,
  content: string,
  fileName: string
) {
  const { control, kind } = documents[0]!
  const invoices = yield* EdiInvoices
  const id = yield* (yield* NewId).next
  const at = yield* Clock.currentTimeMillis
  if (!(yield* invoices.keep({ id, network, isOurs: false, kind, control, content, at }, null)))
    return isSameFile((yield* invoices.heard(network, control)) ?? "", content) ? "known" : "numberReused"
  const parts: Array<RemittancePart> = []
  for (const [place, document] of documents.entries()) {
    const sums = isRemittance(document.kind) ? remittanceSums(document.segments) : undefined
    // Which of the two is wrong only a person can say: none of it is posted.
    if (sums !== undefined && sums.total !== sums.parts) {
      const trace = traceOf(document.segments)
      yield* keepStray(
        {
          network,
          reason: "totalDiffers",
          detail: amountText(sums.parts),
          amount: sums.total,
          trace,
          // Each of several in one file waits by itself.
          fileName: place === 0 ? fileName : `${fileName} (${place + 1})`
        },
        content
      )
      parts.push({ invoiceNumber: "", jobId: null, amount: sums.total, outcome: "totalDiffers" })
    } else
      for (const answer of readAnswer(document)) {
        const part = yield* hearAnswer(network, answer, id)
        if (part !== undefined) parts.push(part)
      }
  }
  return parts
})

const readDispatch = Schema.decodeUnknownEffect(Schema.fromJsonString(Schema.toCodecJson(DispatchContent)))

/**
 * A work assignment, as the call that takes them in has it: the trade has no other public form (trade 4.3). Whose post
 * box it lay in is who sends it.
 */
const hearDispatch = (network: EdiNetwork, content: string) =>
  Effect.flatMap(readDispatch(content), (sent) => receiveDispatch({ ...sent, network }))

/** The documents of an interchange, or what is wrong with it. */
export const documentsIn = (content: string): ReadonlyArray<ReadDocument> | InterchangeFault => {
  try {
    return [...readInterchange([content])]
  } catch (error) {
    if (error instanceof InterchangeFault) return error
    throw error
  }
}

/** What an answer means for its invoice; an answer to what was sent before it was sent anew is history alone. */
const hearAnswer = Effect.fnUntraced(function* (network: EdiNetwork, answer: EdiAnswer, interchangeId: string) {
  const invoices = yield* EdiInvoices
  const jobId = yield* whose(network, answer)
  const kept = jobId === undefined ? undefined : yield* invoices.open(jobId)
  if ((kept === undefined || jobId === undefined) && answer.kind === "820" && answer.paid !== 0) {
    const { invoiceNumber, paid: amount, text: detail, trace } = answer
    yield* keepStray({ network, reason: "unknownInvoice", detail, invoiceNumber, amount, trace })
    return { invoiceNumber, jobId: null, amount, outcome: "unknownInvoice" } satisfies RemittancePart
  }
  if (kept === undefined || jobId === undefined) {
    yield* Effect.logWarning("an answer is about no invoice of the shop's", { network, kind: answer.kind })
    return undefined
  }
  if (answer.kind === "820") return yield* hearPayment(kept, network, answer, interchangeId)
  const { event, changes, text } = meaningOf(answer)
  const { credit } = kept
  const isLatest = answer.groupControl === undefined || answer.groupControl === credit?.control
  const isNamed = answer.kind === "824" && creditNumberIn(answer.invoiceNumber) !== undefined
  if (credit !== null && (isNamed || (isLatest && answer.groupControl !== undefined)))
    return yield* hearOfCredit(kept, credit, { event, text, interchangeId, isLatest })
  yield* noteIn(jobId, event, { text, interchangeId })
  if (answer.groupControl !== undefined && answer.groupControl !== kept.control) return undefined
  const state = afterEvent(kept.state, event)
  if (state === kept.state) return undefined
  yield* invoices.save({ ...kept, ...changes, state, trouble: "", stateAt: yield* Clock.currentTimeMillis })
  if (state === "rejected") yield* tellAnswer(kept, "invoiceRejected")
  return undefined
})

/** What the partner says of the credit of an invoice that it has. */
const hearOfCredit = Effect.fnUntraced(function* (
  kept: KeptEdiInvoice,
  credit: EdiCredit,
  {
    event,
    text,
    interchangeId,
    isLatest
  }: Pick<Meaning, "event" | "text"> & { readonly interchangeId: string; readonly isLatest: boolean }
) {
  const name = creditName(credit.number)
  yield* noteIn(kept.jobId, event, { text: text === "" ? name : `${name}: ${text}`, interchangeId })
  // It is the same each time it is sent: whichever is accepted takes the invoice back.
  const state = isLatest || event === "accepted" ? creditTransitions[credit.state][event] : undefined
  if (state === undefined) return undefined
  const reason = event === "rejected" ? text || "824" : ""
  const at = yield* Clock.currentTimeMillis
  yield* (yield* EdiInvoices).save({ ...kept, trouble: "", credit: { ...credit, state, reason, at } })
  if (state === "rejected") yield* tellAnswer(kept, "creditRejected")
  return undefined
})

/**
 * What a remittance pays for an invoice goes on its job as a payment of the insurer's, in the transaction that keeps the
 * interchange: so once, however often it comes.
 */
const hearPayment = Effect.fnUntraced(function* (
  kept: KeptEdiInvoice,
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
    yield* keepStray({ network, reason: "nothingLeft", jobId: kept.jobId, invoiceNumber, amount: left, trace })
  const settled = settledAs(kept, job)
  yield* noteIn(kept.jobId, settled.event, {
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
  if (settled.state === "shortPaid") yield* tellAnswer(kept, "invoicePaidShort")
  const outcome = left === 0 ? settled.event : "nothingLeft"
  return { invoiceNumber, jobId: kept.jobId, amount: paid, outcome } satisfies RemittancePart
})

const whose = (network: EdiNetwork, answer: EdiAnswer) =>
  EdiInvoices.use((invoices) =>
    answer.kind === "997"
      ? invoices.ofControl(network, answer.groupControl)
      : creditNumberIn(answer.invoiceNumber) !== undefined
        ? invoices.ofCredit(network, creditNumberIn(answer.invoiceNumber)!)
        : /^\d{1,9}$/.test(answer.invoiceNumber)
          ? invoices.ofNumber(network, Number(answer.invoiceNumber))
          : Effect.succeed<JobId | undefined>(undefined)
  )

type Meaning = {
  readonly event: Extract<EdiEvent, "acknowledged" | "accepted" | "rejected">
  readonly changes: Partial<KeptEdiInvoice>
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
