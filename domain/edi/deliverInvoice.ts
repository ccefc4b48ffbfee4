import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { isCredited } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import { EdiPartners } from "./EdiPartners.ts"
import { EdiNotSent, EdiTransport } from "./EdiTransport.ts"
import { creditName } from "./EdiCredit.ts"
import { afterEvent } from "./ediStates.ts"
import { connectionOf } from "./savePartner.ts"
import { addHistoryEntry } from "./sendInvoices.ts"

/** Returns an interchange's file name, the same on every attempt. */
export const fileNameOf = (control: number): string => `${`${control}`.padStart(9, "0")}.810`

/**
 * Sends a queued invoice to its partner. Safe to run twice: the interchange is stored under its control number, by
 * which the partner recognizes it. No transaction is open during the transfer (R6); a failure is recorded on the
 * invoice and retried later.
 */
export const deliverInvoice = Effect.fn("deliverInvoice")(function* (id: JobId) {
  const { run } = yield* Transaction
  const invoices = yield* EdiInvoices
  const now = yield* Clock.currentTimeMillis
  const taken = yield* run(
    Effect.gen(function* () {
      const kept = yield* invoices.claim(id, now)
      if (kept === "busy") return yield* new EdiNotSent({ reason: "unreachable", text: "another node is sending it" })
      if (kept === "done") return undefined
      const partner = yield* (yield* EdiPartners).get(kept.network)
      const entry = (yield* invoices.history(id)).find(({ what }) => what === "queued")
      const written = entry?.interchangeId == null ? undefined : yield* invoices.interchange(entry.interchangeId)
      return partner === undefined || written === undefined
        ? yield* Effect.die(new Error(`queued invoice ${id} has no interchange or partner`))
        : { written, reach: yield* connectionOf(partner) }
    })
  )
  if (taken === undefined) return
  const { written, reach } = taken
  yield* (yield* EdiTransport)
    .send(reach, fileNameOf(written.control), written.content)
    .pipe(Effect.tapError((failure) => run(invoices.releaseClaim(id, failure.message))))
  yield* run(
    Effect.gen(function* () {
      const kept = yield* invoices.getForUpdate(id)
      const at = yield* Clock.currentTimeMillis
      const credit = kept?.credit ?? null
      if (kept !== undefined && credit !== null && credit.control === written.control) {
        yield* addHistoryEntry(id, "sent", { interchangeId: written.id, text: creditName(credit.number) })
        if (credit.state === "queued")
          yield* invoices.save({ ...kept, trouble: "", credit: { ...credit, state: "sent", at } })
        return
      }
      // Its answer may have been processed already, and an invoice sent again in the meantime has another number.
      if (kept === undefined || kept.control !== written.control) return
      yield* addHistoryEntry(id, "sent", { interchangeId: written.id })
      if (kept.state === "queued")
        yield* invoices.save({ ...kept, state: afterEvent(kept.state, "sent"), trouble: "", stateAt: at })
      // Credited while in transit: the partner has the invoice anyway, so the credit memo is due.
      const job = kept.state === "credited" && credit === null ? yield* Effect.orDie((yield* Jobs).get(id)) : undefined
      if (isCredited(job))
        yield* invoices.save({
          ...kept,
          credit: { number: job.credit.number, state: "due", control: null, reason: "", at }
        })
    })
  )
})
