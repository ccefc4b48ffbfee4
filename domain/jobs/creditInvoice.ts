import { Effect } from "effect"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { extendedPrice, type Totals } from "#domain/estimates/priceEstimate.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { balanceDue, balanceOf, isStanding } from "#domain/payments/balance.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { type CreditDraft, type CreditLine, type CreditNote, CreditNoteId, CreditNotes } from "./CreditNote.ts"
import { CreditedInvoice, type Invoice, type Job, withFacts, WorkOrder } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import type { JobDraft } from "./JobDraft.ts"
import { openInstall } from "./JobInstall.ts"
import { isDone, type ReworkDraft } from "./jobCodes.ts"
import { Jobs } from "./Jobs.ts"
import { bookInstallers, InstallerBookings } from "./bookInstallers.ts"
import { WorkNotDone } from "./jobFailures.ts"
import { guardStep } from "./jobGuards.ts"
import { moveBetween, noteMove } from "./recordPayment.ts"
import { settle } from "./settle.ts"

type AsOpened = { readonly id: JobId; readonly version: number }
type CreditAsked = CreditDraft & AsOpened
type ReworkAsked = typeof ReworkDraft.Type & AsOpened

/**
 * Takes an invoice back by a credit note with the shop's next number. What was paid is then the customer's; the work
 * may be billed anew, and what the customer paid goes to the new bill as far as it is owed there. What an insurer paid
 * stays: the new bill may be another insurer's.
 */
export const creditInvoice = Effect.fn("creditInvoice")(function* ({ id, version, ...asked }: CreditAsked) {
  const jobs = yield* Jobs
  const kept = yield* guardStep("credit", yield* jobs.openAt(id, version))
  const { timeZone } = yield* (yield* Locations).get(kept.locationId)
  const creditedOn = yield* todayIn(timeZone)
  yield* guardOpenBooks(creditedOn)
  const number = yield* jobs.nextNumber("credit")
  const noteId = CreditNoteId.make(yield* (yield* NewId).next)
  yield* (yield* CreditNotes).add(creditNoteOf(kept, { id: noteId, number, creditedOn, reason: asked.reason }))
  // Its work is done, or done anew under another number: it holds nobody's hours any more.
  yield* (yield* InstallerBookings).keep(id, [])
  const anew = asked.rebill ? yield* rebill(kept) : undefined
  const credit = {
    number,
    creditedOn,
    rebilledAs: anew === undefined ? null : { id: anew.id, number: anew.number }
  }
  const balance = balanceDue({ ...kept, adjustments: [], credit })
  // Nothing is owed any more, so nothing of it is allowed or written off either.
  const adjustments = kept.adjustments.map((one) =>
    isStanding(one) ? { ...one, reversed: { date: creditedOn, reason: asked.reason.slice(0, 192) } } : one
  )
  const credited = new CreditedInvoice({ ...kept, adjustments, credit, balance })
  yield* (yield* JobChanges).add(id, { _tag: "credit", number, reason: asked.reason })
  return yield* jobs.save(anew === undefined ? credited : yield* moveCustomersMoney(credited, anew, creditedOn))
})

/** What the customer paid on a credited invoice, moved to the job that bills its work anew. */
const moveCustomersMoney = Effect.fn("moveCustomersMoney")(function* (
  credited: CreditedInvoice,
  anew: WorkOrder,
  today: string
) {
  const newId = yield* NewId
  let [job, other]: readonly [CreditedInvoice, WorkOrder] = [credited, anew]
  for (const { id } of credited.payments.filter(({ payer }) => payer === "customer")) {
    const payment = job.payments.find((one) => one.id === id)!
    const moved = moveBetween({ job, other, payment, moveId: PaymentId.make(yield* newId.next), today })
    if (moved === undefined) continue
    job = moved.job
    other = moved.other
    yield* noteMove(moved)
  }
  if (other !== anew) yield* (yield* Jobs).save(other)
  return job
})

/** The credit note of an invoice: its lines and sums below zero, in hundredths and cents (trade 8.18). */
export const creditNoteOf = (
  job: Invoice | CreditedInvoice,
  said: Pick<CreditNote, "id" | "number" | "creditedOn" | "reason">
): CreditNote => ({
  ...said,
  jobId: job.id,
  invoiceNumber: job.invoiceNumber,
  lines: job.lines.map(takenBack),
  totals: negated(job.totals)
})

const takenBack = (line: EstimateLine): CreditLine => ({
  ...line,
  quantity: -line.quantity,
  amount: 0 - extendedPrice(line)
})

// Zero has no sign on paper.
const negated = ({ taxes, ...sums }: Totals): Totals => ({
  ...(Object.fromEntries(Object.entries(sums).map(([name, cents]) => [name, 0 - cents])) as unknown as typeof sums),
  taxes: taxes.map(({ name, amount }) => ({ name, amount: 0 - amount }))
})

/** A work order that begins on a day, won already, with nothing billed or paid on it. */
const begunOn = (today: string) =>
  ({ version: 1, createdOn: today, wonOn: today, quotedOn: today, invoiceNumber: null, payments: [] }) as const

/**
 * The work of a credited invoice as a new work order, at the location's taxes of today, to be put right and billed
 * anew.
 */
export const rebill = Effect.fn("rebill")(function* (credited: Invoice) {
  const draft = draftOfJob(credited)
  const { today, ...settled } = yield* Effect.catchTags(settle(draft, draft), {
    CustomerInactive: Effect.die,
    LocationInactive: Effect.die
  })
  const jobs = yield* Jobs
  const id = JobId.make(yield* (yield* NewId).next)
  // Who installed it is a fact by now: where they were on another job too, the credited job is the reason.
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

/** What a person has said of a job, as for a new one. */
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
 * Makes a comeback: a work order that redoes what was done on a job, for the same customer and vehicle at the same
 * place. It has no lines yet, as the shop's own mistake costs the customer nothing, no claim and no day; who sold the
 * job has it too. Each of the two jobs knows the other one.
 */
export const reworkJob = Effect.fn("reworkJob")(function* ({ id, version, cause, note }: ReworkAsked) {
  const jobs = yield* Jobs
  const kept = yield* jobs.openAt(id, version)
  if (!isDone(kept)) return yield* new WorkNotDone({ number: kept.number })
  const { jobType, repairLocation, address, availability } = kept.install
  const draft = {
    ...draftOfJob(kept),
    insurance: null,
    install: { ...openInstall, jobType, repairLocation, address, availability, notes: note.trim() },
    partsStatus: "complete",
    lines: []
  } as const
  const { today, ...settled } = yield* Effect.catchTags(settle(draft, draft), {
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
    withFacts(kept, { reworks: [...kept.reworks, { id: newId, number, cause }] }, { disableChecks: true })
  )
  const { add } = yield* JobChanges
  yield* add(id, { _tag: "rework", direction: "by", number, cause })
  yield* add(newId, { _tag: "created", number })
  yield* add(newId, { _tag: "rework", direction: "of", number: kept.number, cause })
  return comeback
})

/** Takes a comeback that is deleted off the job whose work it redid, or puts it back there. */
export const noteOnOriginal = Effect.fn("noteOnOriginal")(function* (
  { id, number, reworkOf }: Pick<Job, "id" | "number" | "reworkOf">,
  isBack: boolean
) {
  if (reworkOf === null) return
  const jobs = yield* Jobs
  // It stays while it has comebacks, and is locked from here on.
  const original = yield* Effect.orDie(jobs.open(reworkOf.id))
  const others = original.reworks.filter((one) => one.id !== id)
  const reworks = isBack ? [...others, { id, number, cause: reworkOf.cause }] : others
  yield* Effect.orDie(jobs.save(withFacts(original, { reworks }, { disableChecks: true })))
})
