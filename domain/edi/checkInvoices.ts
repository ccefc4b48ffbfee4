import { Clock, Effect } from "effect"
import type { Finding } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import { netOf } from "./EdiFacts.ts"
import { type EdiContext, loadEdiContext, writeEdiInvoice } from "./ediContext.ts"
import { settleInvoice } from "./settleInvoice.ts"
import type { JobId } from "#domain/shared/JobId.ts"

/** Maximum number of unsent invoices checked in one run, newest first. */
export const maxChecked = 200

/** Whether an invoice may be sent despite its findings. */
export const canBeSent = (findings: ReadonlyArray<Pick<Finding, "level">>): boolean =>
  !findings.some(({ level }) => level === "error")

/**
 * Adopts invoices that now belong to a partner, reconciles them with payments entered by hand, and checks all unsent
 * ones: those with errors become drafts, the rest ready.
 */
export const checkInvoices = Effect.fn("checkInvoices")(function* () {
  const desk = yield* loadEdiContext()
  const invoices = yield* EdiInvoices
  yield* invoices.syncDrafts(yield* Clock.currentTimeMillis)
  for (const id of yield* invoices.unsettled(maxChecked)) yield* settleInvoice(id)
  const unsent = yield* invoices.unsent(maxChecked)
  for (const id of unsent) yield* checkInvoice(id, desk)
  return { checked: unsent.length }
})

/** Checks an unsent invoice and saves the findings; does nothing in any other state. */
export const checkInvoice = Effect.fn("checkInvoice")(function* (id: JobId, desk: EdiContext) {
  const invoices = yield* EdiInvoices
  const kept = yield* invoices.getForUpdate(id)
  if (kept === undefined || (kept.state !== "draft" && kept.state !== "ready")) return
  const { findings, facts } = yield* writeEdiInvoice(kept, desk)
  const state = canBeSent(findings) ? "ready" : "draft"
  const claimed = netOf(facts)
  const isSame =
    state === kept.state && claimed === kept.claimed && JSON.stringify(findings) === JSON.stringify(kept.findings)
  if (isSame) return
  const stateAt = state === kept.state ? kept.stateAt : yield* Clock.currentTimeMillis
  yield* invoices.save({ ...kept, findings, claimed, state, stateAt })
})
