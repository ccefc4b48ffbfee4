import { Effect } from "effect"
import { JobChanges } from "./JobChanges.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { type CreditDraft, CreditNoteId } from "./CreditNote.ts"
import { creditNoteOf } from "./creditNoteOf.ts"
import { CreditNotes } from "./CreditNotes.ts"
import { InstallerBookings } from "./InstallerBookings.ts"
import { Job } from "./Job.ts"
import { CreditNeedsInvoice, InvoiceCredited } from "./jobFailures.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Jobs } from "./Jobs.ts"
import { rebill } from "./rebill.ts"
import { balanceOf } from "#domain/payments/balance.ts"
import { standingTotals } from "#domain/payments/standingTotals.ts"

type Asked = CreditDraft & { readonly id: JobId; readonly version: number }

/**
 * Takes an invoice back by a credit note with the shop's next number. What was paid is then the customer's; the work
 * may be billed anew.
 */
export const creditInvoice = Effect.fn("creditInvoice")(function* ({ id, version, ...asked }: Asked) {
  const jobs = yield* Jobs
  const kept = yield* jobs.openAt(id, version)
  if (kept.credit !== null) return yield* new InvoiceCredited({ number: kept.credit.number })
  if (kept.stage !== "invoice" || kept.invoiceNumber === null) return yield* new CreditNeedsInvoice()
  const { timeZone } = yield* (yield* Locations).get(kept.locationId)
  const creditedOn = yield* todayIn(timeZone)
  const number = yield* jobs.nextNumber("credit")
  const noteId = CreditNoteId.make(yield* (yield* NewId).next)
  yield* (yield* CreditNotes).add(creditNoteOf(kept, { id: noteId, number, creditedOn, reason: asked.reason }))
  // Its work is done, or done anew under another number: it holds nobody's hours any more.
  yield* (yield* InstallerBookings).keep(id, [])
  const rebilledAs = asked.rebill ? yield* rebill(kept) : null
  const credit = { number, creditedOn, rebilledAs }
  const balance = balanceOf(standingTotals({ ...kept, credit }), kept.payments)
  const credited = yield* jobs.save(new Job({ ...kept, credit, balance }))
  yield* (yield* JobChanges).add(id, { _tag: "credit", number, reason: asked.reason })
  return credited
})
