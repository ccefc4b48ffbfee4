import { Effect } from "effect"
import { between, chance, oneOf } from "#adapters/sample-catalogue/chance.ts"
import { isTaxExempt } from "#domain/customers/Customer.ts"
import { Job, type Stage, withFields } from "#domain/jobs/Job.ts"
import { type JobDraft, emptyVehicle } from "#domain/jobs/JobDraft.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { type JobInstall, emptyInstall } from "#domain/jobs/JobInstall.ts"
import { type LineStatus, partsStatusOf } from "#domain/estimates/EstimateLine.ts"
import { type Payment, PaymentId } from "#domain/payments/Payment.ts"
import { taxRatesOf, totalsOf } from "#domain/jobs/completeDraft.ts"
import { balanceDue, amountOwed } from "#domain/payments/balance.ts"
import { dayOf } from "#domain/shared/Day.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { contentHashOf } from "#domain/jobs/signedContent.ts"
import { type DatedEvent, eventsOf } from "./eventsOf.ts"
import { clockText } from "../instants.ts"
import { linesOf } from "./linesOf.ts"
import type { Story } from "./Story.ts"

/** A job's document numbers, assigned in chronological order; null if it has no such document. */
export interface DocumentNumbers {
  readonly job: number
  readonly invoice: number | null
  readonly credit: number | null
}

/** Returns a story's job at `now`, with its payments, totals computed by the domain, and its timeline. */
export const jobOf = Effect.fnUntraced(function* (story: Story, numbers: DocumentNumbers, now: number) {
  const { customer, declined, insurance, location, profile, quotedOn, won } = story
  const stage = stageOf(story, now)
  const draft: JobDraft = {
    customerId: customer.id,
    locationId: location.id,
    pricingProfileId: profile.id,
    vehicle: vehicleOf(story),
    insurance,
    install: installOf(story, stage, now),
    partsStatus: "pending",
    lines: linesOf(story, stage, partsAt(story, stage, now))
  }
  const taxRates = taxRatesOf(location, quotedOn, isTaxExempt(customer, quotedOn))
  const totals = totalsOf(draft, taxRates)
  const credit =
    numbers.credit === null || won?.credited === undefined
      ? null
      : { number: numbers.credit, creditedOn: won.credited.day, rebilledAs: null }
  const newId = (yield* NewId).next
  const id = JobId.make(yield* newId)

  const paid: Array<{ readonly at: number; readonly payment: Payment }> = []
  for (const { at, day, half, payer, source } of stage === "invoice" ? (won?.receipts ?? []) : []) {
    const owed = amountOwed(
      payer,
      totals,
      paid.map(({ payment }) => payment)
    )
    if (owed <= 0 || at > now) continue
    const amountReceived = half ? Math.ceil(owed / 2) : owed
    paid.push({
      at,
      payment: {
        id: PaymentId.make(yield* newId),
        payer,
        status: "paid",
        paymentType: "external",
        collectionDate: day,
        source,
        amountReceived,
        description: ""
      }
    })
  }
  const payments = paid.map(({ payment }) => payment)
  const facts = {
    ...draft,
    salespersonId: story.seller.id,
    id,
    version: 1,
    number: numbers.job,
    customerName: customer.customerName,
    quotedOn,
    partsStatus: partsStatusOf(draft.lines, stage === "quote" ? "pending" : "complete"),
    taxRates,
    totals,
    payments,
    balance: balanceDue({ stage, totals, credit, payments }),
    adjustments: [],
    decoded: null,
    lost: null,
    createdOn: quotedOn,
    wonOn: stage === "quote" ? "" : dayOf(won!.acceptedAt, location.timeZone),
    rebillOf: null,
    reworkOf: null,
    reworks: [],
    formerCustomerIds: [],
    source: "staff" as const,
    answer: null
  }
  const job =
    stage === "invoice"
      ? Job.make({ ...facts, stage, invoicedOn: won!.slot.day, invoiceNumber: numbers.invoice!, credit })
      : Job.make({ ...facts, stage, invoiceNumber: null })
  const events = eventsOf(story, job, paid, now)
  const { fingerprint } = yield* Secrets
  const answer =
    declined === undefined || declined.at > now
      ? null
      : ({
          kind: "declined",
          at: declined.at,
          by: customer.customerName,
          reason: declined.reason,
          contentHash: contentHashOf(fingerprint, job, "quote")
        } as const)
  return { job: withFields(job, { version: events.filter(({ what }) => saves(what)).length, answer }), events }
})

/**
 * Returns whether an event incremented the job's version. Sent messages and opened links do not change the job, and
 * fields requested along with a stage change are saved with it.
 */
const saves = (what: DatedEvent["what"]) =>
  what._tag !== "message" &&
  !(what._tag === "customer" && what.deed === "opened") &&
  !(what._tag === "changed" && what.fields.some(({ path }) => path === "invoicedOn" || path === "install.date"))

export const stageOf = ({ won }: Pick<Story, "won">, now: number): Stage =>
  won === undefined || won.acceptedAt > now ? "quote" : won.invoicedAt > now ? "workorder" : "invoice"

const partsAt = ({ won }: Story, stage: Stage, now: number): LineStatus =>
  stage === "quote" || won === undefined || won.orderedAt > now
    ? "quoted"
    : won.receivedAt > now
      ? "ordered"
      : won.installedAt > now
        ? "received"
        : "installed"

const plates = { AZ: "CFGHJKLN", NM: "ABMPRSTW" } as const

const vehicleOf = ({ car: { year, make, model, bodyStyle }, vin, nth, location }: Story): JobDraft["vehicle"] => {
  const state = location.address.region
  const letters = plates[state as keyof typeof plates]
  const hasPlate = letters !== undefined && chance(`plate ${nth}`) < 0.45
  return {
    ...emptyVehicle,
    vin,
    year,
    make,
    model,
    bodyStyle,
    mileage: chance(`mileage ${nth}`) < 0.8 ? between(3, 164, `miles ${nth}`) * 1_000 + ((nth * 37) % 1_000) : null,
    plate: hasPlate
      ? `${letters[nth % 8]}${letters[(nth * 3) % 7]}${letters[(nth * 5) % 8]} ${1_000 + ((nth * 13) % 9_000)}`
      : "",
    plateState: hasPlate ? (state as JobDraft["vehicle"]["plateState"]) : ""
  }
}

const wishes = [
  "Call before coming",
  "Gate code 4471",
  "Mornings only",
  "Key is at the front desk",
  "Keep the toll sticker"
] as const

const installOf = ({ chips, nth, pane, won }: Story, stage: Stage, now: number): JobInstall => {
  const said: JobInstall = {
    ...emptyInstall,
    jobType: chips !== undefined ? "repair" : "replacement",
    duration: chips !== undefined ? 60 : pane?.calibration === "none" ? 120 : 135,
    repairLocation: chance(`mobile ${nth}`) < 0.3 ? "mobile" : "inShop",
    availability: chance(`wish ${nth}`) < 0.12 ? oneOf(wishes, `which wish ${nth}`) : ""
  }
  if (stage === "quote" || won === undefined) return said
  const { day, end, installer, start } = won.slot
  return {
    ...said,
    date: day,
    timeFrame: start < 720 ? "morning" : "afternoon",
    time: clockText(start),
    installers: [{ userId: installer, start: clockText(start), end: clockText(end) }],
    complete: won.installedAt <= now
  }
}
