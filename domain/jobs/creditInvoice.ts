import { Effect } from "effect"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { extendedPrice, type Totals } from "#domain/estimates/priceEstimate.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { balanceDue, balanceOf, isInEffect } from "#domain/payments/balance.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { type CreditDraft, type CreditLine, type CreditNote, CreditNoteId, CreditNotes } from "./CreditNote.ts"
import { CreditedInvoice, type Invoice, type Job, withFields, WorkOrder } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import type { JobDraft } from "./JobDraft.ts"
import { emptyInstall } from "./JobInstall.ts"
import { isDone, type ReworkDraft } from "./jobCodes.ts"
import { Jobs } from "./Jobs.ts"
import { bookInstallers, InstallerBookings } from "./bookInstallers.ts"
import { WorkNotDone } from "./jobFailures.ts"
import { guardStep } from "./jobGuards.ts"
import { transferPayment, recordMove } from "./recordPayment.ts"
import { completeDraft } from "./completeDraft.ts"

type AsOpened = { readonly id: JobId; readonly version: number }
type CreditAsked = CreditDraft & AsOpened
type ReworkAsked = typeof ReworkDraft.Type & AsOpened

/**
 * Reverses an invoice with a credit note that gets the shop's next number. What was paid becomes a credit balance. The
 * work may be billed again, and the customer's payments then move to the new job, up to what is owed there. Insurer
 * payments stay, because the new bill may go to another insurer.
 */
export const creditInvoice = Effect.fn("creditInvoice")(function* ({ id, version, ...asked }: CreditAsked) {
  const jobs = yield* Jobs
  const kept = yield* guardStep("credit", yield* jobs.getForUpdateAt(id, version))
  const { timeZone } = yield* (yield* Locations).get(kept.locationId)
  const creditedOn = yield* todayIn(timeZone)
  yield* guardOpenBooks(creditedOn)
  const number = yield* jobs.nextNumber("credit")
  const noteId = CreditNoteId.make(yield* (yield* NewId).next)
  yield* (yield* CreditNotes).add(creditNoteOf(kept, { id: noteId, number, creditedOn, reason: asked.reason }))
  // The work is done, or redone under another number, so the job no longer books anyone's hours.
  yield* (yield* InstallerBookings).replace(id, [])
  const anew = asked.rebill ? yield* rebill(kept) : undefined
  const credit = {
    number,
    creditedOn,
    rebilledAs: anew === undefined ? null : { id: anew.id, number: anew.number }
  }
  const balance = balanceDue({ ...kept, adjustments: [], credit })
  // Nothing is owed anymore, so allowances and write-offs are reversed too.
  const adjustments = kept.adjustments.map((one) =>
    isInEffect(one) ? { ...one, reversed: { date: creditedOn, reason: asked.reason.slice(0, 192) } } : one
  )
  const credited = new CreditedInvoice({ ...kept, adjustments, credit, balance })
  yield* (yield* JobChanges).add(id, { _tag: "credit", number, reason: asked.reason })
  return yield* jobs.save(anew === undefined ? credited : yield* moveCustomersMoney(credited, anew, creditedOn))
})

/** Moves the customer's payments from a credited invoice to the job that bills its work again. */
const moveCustomersMoney = Effect.fn("moveCustomersMoney")(function* (
  credited: CreditedInvoice,
  anew: WorkOrder,
  today: string
) {
  const newId = yield* NewId
  let [job, other]: readonly [CreditedInvoice, WorkOrder] = [credited, anew]
  for (const { id } of credited.payments.filter(({ payer }) => payer === "customer")) {
    const payment = job.payments.find((one) => one.id === id)!
    const moved = transferPayment({ job, other, payment, moveId: PaymentId.make(yield* newId.next), today })
    if (moved === undefined) continue
    job = moved.job
    other = moved.other
    yield* recordMove(moved)
  }
  if (other !== anew) yield* (yield* Jobs).save(other)
  return job
})

/** Returns the credit note of an invoice: its lines and totals negated, in hundredths and cents (trade 8.18). */
export const creditNoteOf = (
  job: Invoice | CreditedInvoice,
  said: Pick<CreditNote, "id" | "number" | "creditedOn" | "reason">
): CreditNote => ({
  ...said,
  jobId: job.id,
  invoiceNumber: job.invoiceNumber,
  lines: job.lines.map(reverseLine),
  totals: negated(job.totals)
})

const reverseLine = (line: EstimateLine): CreditLine => ({
  ...line,
  quantity: -line.quantity,
  amount: 0 - extendedPrice(line)
})

// Subtracts from 0 to avoid a negative zero on the document.
const negated = ({ taxes, ...sums }: Totals): Totals => ({
  ...(Object.fromEntries(Object.entries(sums).map(([name, cents]) => [name, 0 - cents])) as unknown as typeof sums),
  taxes: taxes.map(({ name, amount }) => ({ name, amount: 0 - amount }))
})

/** The initial fields of a work order that starts today: already won, with nothing billed or paid. */
const begunOn = (today: string) =>
  ({ version: 1, createdOn: today, wonOn: today, quotedOn: today, invoiceNumber: null, payments: [] }) as const

/**
 * Creates a new work order from a credited invoice, with the location's current taxes, to be corrected and billed
 * again.
 */
export const rebill = Effect.fn("rebill")(function* (credited: Invoice) {
  const draft = draftOfJob(credited)
  const { today, ...settled } = yield* Effect.catchTags(completeDraft(draft, draft), {
    CustomerInactive: Effect.die,
    LocationInactive: Effect.die
  })
  const jobs = yield* Jobs
  const id = JobId.make(yield* (yield* NewId).next)
  // The installers have already done the work. If the hours also overlap another job, the credited job serves as the
  // reason.
  const installers = draft.install.installers.map((row) => ({ overlapReason: `#${credited.number}`, ...row }))
  const { install, keepBookings } = yield* Effect.orDie(
    bookInstallers(id, { ...draft, install: { ...draft.install, installers } })
  )
  const number = yield* jobs.nextNumber("job")
  const anew = new WorkOrder({
    ...draft,
    ...settled,
    ...begunOn(today),
    decoded: credited.decoded,
    id,
    install,
    number,
    balance: balanceOf(settled.totals, []),
    rebillOf: { id: credited.id, number: credited.number }
  })
  yield* jobs.add(anew)
  yield* keepBookings
  yield* (yield* JobChanges).add(id, { _tag: "created", number })
  return anew
})

/** Returns the fields of a job that users enter, as for a new job. */
export const draftOfJob = ({
  customerId,
  locationId,
  pricingProfileId,
  salespersonId,
  vehicle,
  insurance,
  install,
  partsStatus,
  lines
}: Job) =>
  ({
    customerId,
    locationId,
    pricingProfileId,
    salespersonId,
    vehicle,
    insurance,
    install,
    partsStatus,
    lines
  }) satisfies JobDraft

/**
 * Creates a comeback: a work order that redoes the work of a job, for the same customer and vehicle at the same place.
 * It starts without lines (the shop's own mistake costs the customer nothing), claim or date, and keeps the job's
 * salesperson. Each of the two jobs references the other.
 */
export const reworkJob = Effect.fn("reworkJob")(function* ({ id, version, cause, note }: ReworkAsked) {
  const jobs = yield* Jobs
  const kept = yield* jobs.getForUpdateAt(id, version)
  if (!isDone(kept)) return yield* new WorkNotDone({ number: kept.number })
  const { jobType, repairLocation, address, availability } = kept.install
  const draft = {
    ...draftOfJob(kept),
    insurance: null,
    install: { ...emptyInstall, jobType, repairLocation, address, availability, notes: note.trim() },
    partsStatus: "complete",
    lines: []
  } as const
  const { today, ...settled } = yield* Effect.catchTags(completeDraft(draft, draft), {
    CustomerInactive: Effect.die,
    LocationInactive: Effect.die
  })
  const newId = JobId.make(yield* (yield* NewId).next)
  const number = yield* jobs.nextNumber("job")
  const comeback = new WorkOrder({
    ...draft,
    ...settled,
    ...begunOn(today),
    decoded: kept.decoded,
    id: newId,
    number,
    balance: balanceOf(settled.totals, []),
    reworkOf: { id, number: kept.number, cause }
  })
  yield* jobs.add(comeback)
  yield* jobs.save(
    withFields(kept, { reworks: [...kept.reworks, { id: newId, number, cause }] }, { disableChecks: true })
  )
  const { add } = yield* JobChanges
  yield* add(id, { _tag: "rework", direction: "by", number, cause })
  yield* add(newId, { _tag: "created", number })
  yield* add(newId, { _tag: "rework", direction: "of", number: kept.number, cause })
  return comeback
})

/** Removes a deleted comeback from its original job, or adds it back. */
export const updateOriginalJob = Effect.fn("updateOriginalJob")(function* (
  { id, number, reworkOf }: Pick<Job, "id" | "number" | "reworkOf">,
  isBack: boolean
) {
  if (reworkOf === null) return
  const jobs = yield* Jobs
  // A job with comebacks cannot be deleted, so it still exists. It is locked from here on.
  const original = yield* Effect.orDie(jobs.getForUpdate(reworkOf.id))
  const others = original.reworks.filter((one) => one.id !== id)
  const reworks = isBack ? [...others, { id, number, cause: reworkOf.cause }] : others
  yield* Effect.orDie(jobs.save(withFields(original, { reworks }, { disableChecks: true })))
})
