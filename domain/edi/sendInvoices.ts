import { Clock, Effect, Option } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { canBeSent } from "./checkInvoices.ts"
import type { EdiHistoryEvent, Finding } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import { EdiPartners } from "./EdiPartners.ts"
import { netOf } from "./EdiFacts.ts"
import { type EdiContext, loadEdiContext, writeEdiInvoice } from "./ediContext.ts"
import { ediTransitions } from "./ediStates.ts"
import { isStuck } from "./isStuck.ts"
import { creditName, creditTransitions } from "./EdiCredit.ts"
import { isSetUp, writeInvoice } from "./writeInvoice.ts"

/** The result of sending one invoice. */
export interface SendResult {
  readonly jobId: JobId
  readonly outcome: "queued" | "errors" | "notSetUp" | "underWay" | "unknown"
  readonly findings: ReadonlyArray<Finding>
}

/**
 * Sends invoices: each is checked again, gets the next control number of its partner's series, and is queued for the
 * worker. For a credited invoice the network has, the credit memo is sent. A queued invoice that could not be sent is
 * retried unchanged, even after the worker gave up. An invoice with errors is not sent; the others are not affected.
 */
export const sendInvoices = Effect.fn("sendInvoices")(function* (ids: ReadonlyArray<JobId>) {
  const desk = yield* loadEdiContext()
  const results: Array<SendResult> = []
  for (const id of new Set(ids)) results.push(yield* sendInvoice(id, desk))
  return results
})

const sendInvoice = Effect.fn("sendInvoice")(function* (jobId: JobId, desk: EdiContext) {
  const result = (outcome: SendResult["outcome"], findings: ReadonlyArray<Finding> = []): SendResult => ({
    jobId,
    outcome,
    findings
  })
  const invoices = yield* EdiInvoices
  const kept = yield* invoices.getForUpdate(jobId)
  if (kept === undefined) return result("unknown")
  const { credit } = kept
  const mayQueue =
    credit === null
      ? kept.state === "draft" || ediTransitions[kept.state].queued !== undefined
      : creditTransitions[credit.state].queued !== undefined
  // The interchange stays unchanged and only the worker is asked to retry, so that the network can accept it only once.
  if (isStuck(kept)) {
    const before = (yield* invoices.history(jobId)).find(({ what }) => what === "queued")
    if (before !== undefined) yield* addHistoryEntry(jobId, "queued", before)
    yield* invoices.retryNow(jobId)
    return result("queued")
  }
  if (!mayQueue) return result("underWay")
  const paper = yield* writeEdiInvoice(kept, desk)
  const { facts, partner, findings } = paper
  if (!isSetUp(partner)) return result("notSetUp")
  const now = yield* Clock.currentTimeMillis
  if (!canBeSent(findings)) {
    yield* invoices.save({ ...kept, findings, claimed: netOf(facts) })
    return result("errors", findings)
  }
  const control = yield* (yield* EdiPartners).nextControl(kept.network)
  const content = writeInvoice(paper, partner, control, now)
  const id = yield* (yield* NewId).next
  yield* invoices.saveInterchange(
    { id, network: kept.network, isOurs: true, kind: "810", control, content, at: now },
    jobId
  )
  yield* invoices.save(
    credit === null
      ? {
          ...kept,
          state: "queued",
          findings,
          claimed: netOf(facts),
          control,
          reason: "",
          trouble: "",
          stateAt: now
        }
      : { ...kept, findings, trouble: "", credit: { ...credit, state: "queued", control, reason: "", at: now } }
  )
  yield* addHistoryEntry(jobId, "queued", { interchangeId: id, text: credit === null ? "" : creditName(credit.number) })
  yield* invoices.enqueue(jobId)
  return result("queued", findings)
})

/** Adds an entry to an invoice's history, attributed to the current user if any. */
export const addHistoryEntry = Effect.fnUntraced(function* (
  jobId: JobId,
  what: EdiHistoryEvent,
  { text = "", interchangeId = null }: { readonly text?: string; readonly interchangeId?: string | null } = {}
) {
  const asker = Option.getOrUndefined(yield* Effect.serviceOption(CurrentUser))
  const by = asker === undefined || !("firstName" in asker) ? "" : `${asker.firstName} ${asker.lastName}`.trim()
  const id = yield* (yield* NewId).next
  yield* (yield* EdiInvoices).appendHistory(jobId, {
    id,
    at: yield* Clock.currentTimeMillis,
    what,
    by,
    text,
    interchangeId
  })
})
