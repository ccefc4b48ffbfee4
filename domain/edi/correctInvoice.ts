import { Clock, Effect } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { checkInvoice, canBeSent } from "./checkInvoices.ts"
import { type EdiCorrections, EdiInvoiceNotFound, EdiInvoiceUnderWay } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import { loadEdiContext, writeEdiInvoice } from "./ediContext.ts"
import { afterEvent, isShortPaid } from "./ediStates.ts"
import { read810 } from "./read810.ts"
import { rejectionHint } from "./rejectionHint.ts"
import { addHistoryEntry } from "./sendInvoices.ts"
import { insurerBalance } from "./settleInvoice.ts"
import { shortPayReasons } from "./shortPayReasons.ts"
import { partiesOf, write810 } from "./write810.ts"
import { isSetUp, writeInvoice } from "./writeInvoice.ts"

/**
 * Corrects the claim details sent to a partner: numbers, dates, the VIN. The invoice itself does not change; price
 * changes require a credit and a new invoice (trade 1.2). A rejected invoice is then checked like an unsent one.
 */
export const correctInvoice = Effect.fn("correctInvoice")(function* (id: JobId, corrections: EdiCorrections) {
  const desk = yield* loadEdiContext()
  const invoices = yield* EdiInvoices
  const kept = yield* invoices.getForUpdate(id)
  if (kept === undefined) return yield* new EdiInvoiceNotFound({ jobId: id })
  if (!["draft", "ready", "rejected"].includes(kept.state)) return yield* new EdiInvoiceUnderWay({ state: kept.state })
  const state = afterEvent(kept.state, "corrected")
  const stateAt = yield* Clock.currentTimeMillis
  yield* invoices.save({ ...kept, corrections: { ...kept.corrections, ...corrections }, state, stateAt })
  const text = Object.entries(corrections)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ")
  yield* addHistoryEntry(id, "corrected", { text })
  yield* checkInvoice(id, desk)
  return yield* getInvoiceDetails(id)
})

/** Returns an invoice with its current findings, its 810 (actual or prospective), and its history. */
export const getInvoiceDetails = Effect.fn("getInvoiceDetails")(function* (id: JobId) {
  yield* CurrentTenant
  const desk = yield* loadEdiContext()
  const invoices = yield* EdiInvoices
  const [kept, shown] = [yield* invoices.get(id), yield* invoices.getListed(id)]
  if (kept === undefined || shown === undefined) return yield* new EdiInvoiceNotFound({ jobId: id })
  const { job, facts, profile, partner, findings } = yield* writeEdiInvoice(kept, desk)
  const { owed } = insurerBalance(job)
  const segments = write810(facts, profile, partiesOf(facts, profile))
  const goesNext = shown.state === "draft" || shown.state === "ready" || shown.credit?.state === "due"
  const now = yield* Clock.currentTimeMillis
  const { named } = facts
  return {
    invoice: { ...shown, findings },
    mayGo: canBeSent(findings),
    partnerName: profile.name,
    claim: {
      dispatchNumber: named.dispatchNumber,
      referralNumber: named.referralNumber,
      authorization: named.authorization,
      claimNumber: named.claimNumber,
      policyNumber: named.policyNumber,
      dateOfLoss: named.dateOfLoss,
      causeOfLoss: named.causeOfLoss,
      otherPlate: named.otherPlate,
      vin: named.vin
    },
    owed,
    shortPay: isShortPaid(shown.state) ? shortPayReasons(job, owed) : [],
    hint: shown.state === "rejected" ? rejectionHint(shown.reason) : null,
    document: read810(segments),
    ...(goesNext && canBeSent(findings) && isSetUp(partner)
      ? { preview: writeInvoice({ facts, profile }, partner, undefined, now) }
      : {}),
    history: yield* invoices.history(id)
  }
})
