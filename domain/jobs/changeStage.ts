import { Context, Effect } from "effect"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Products } from "#domain/products/Products.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { balanceDue } from "#domain/payments/balance.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { bookInstallers, withoutReasons } from "./bookInstallers.ts"
import { daysOf, guardDays, guardOpenDay, guardStep } from "./jobGuards.ts"
import { InvoiceSent } from "./jobFailures.ts"
import { Invoice, Quote, withFacts, WorkOrder } from "./Job.ts"
import { noteChanges } from "./JobChanges.ts"
import type { JobInstall } from "./JobInstall.ts"
import { Jobs } from "./Jobs.ts"

/** What holds an invoice as it was issued: that it went to a partner, or is about to (trade 8.18). */
export class InvoiceHolds extends Context.Service<
  InvoiceHolds,
  {
    /** Whether a partner has a job's invoice; nobody sends it until this call is done. */
    readonly isSent: (id: JobId) => Effect.Effect<boolean, never, CurrentTenant>
  }
>()("domain/jobs/InvoiceHolds") {}

interface Accepted {
  readonly id: JobId
  readonly version: number
  readonly date: JobInstall["date"]
  readonly timeFrame: JobInstall["timeFrame"]
}

/** The customer said yes: the quote becomes a work order with its day of installation. Nothing else changes. */
export const turnIntoWorkOrder = Effect.fn("turnIntoWorkOrder")(function* ({ id, version, date, timeFrame }: Accepted) {
  const jobs = yield* Jobs
  const kept = yield* jobs.openAt(id, version)
  const location = yield* (yield* Locations).get(kept.locationId)
  const today = yield* todayIn(location.timeZone)
  yield* guardDays({ "install.date": date }, today, daysOf(kept))
  const accepted = yield* guardStep(
    "accept",
    withFacts(kept, { version, install: { ...kept.install, date, timeFrame } }),
    { today }
  )
  yield* guardOpenDay(location, accepted, kept)
  const { install, keepBookings } = yield* bookInstallers(
    id,
    date === kept.install.date ? accepted : withoutReasons(accepted),
    kept
  )
  const saved = yield* jobs.save(
    new WorkOrder({
      ...accepted,
      install,
      stage: "workorder",
      wonOn: kept.wonOn || today,
      lost: null,
      balance: balanceDue({ ...accepted, stage: "workorder" })
    })
  )
  yield* keepBookings
  return yield* noteChanges(kept, saved)
})

/** The work is done: the job gets the shop's next invoice number, and its lines and amounts stand. */
export const turnIntoInvoice = Effect.fn("turnIntoInvoice")(function* ({
  id,
  version
}: {
  readonly id: JobId
  readonly version: number
}) {
  const jobs = yield* Jobs
  const opened = yield* jobs.openAt(id, version)
  const { timeZone } = yield* (yield* Locations).get(opened.locationId)
  const today = yield* todayIn(timeZone)
  yield* guardOpenBooks(today)
  const kept = yield* guardStep("invoice", opened, { today, stockRequired: yield* stockRequired(opened) })
  const invoice = new Invoice({
    ...kept,
    stage: "invoice",
    credit: null,
    wonOn: kept.wonOn || today,
    lost: null,
    invoicedOn: today,
    balance: balanceDue({ ...kept, stage: "invoice" }),
    invoiceNumber: kept.invoiceNumber ?? (yield* jobs.nextNumber("invoice"))
  })
  return yield* noteChanges(kept, yield* jobs.save(invoice))
})

/**
 * One stage back, while no money was taken. Nothing entered is lost; an invoice's number stays the job's, for when it
 * is invoiced again.
 */
export const reopenJob = Effect.fn("reopenJob")(function* ({
  id,
  version
}: {
  readonly id: JobId
  readonly version: number
}) {
  const jobs = yield* Jobs
  const kept = yield* guardStep("reopen", yield* jobs.openAt(id, version))
  if (kept.stage === "invoice") {
    yield* guardOpenBooks(kept.invoicedOn)
    if (yield* (yield* InvoiceHolds).isSent(id)) return yield* new InvoiceSent()
  }
  return yield* noteChanges(kept, yield* jobs.save(reopened(kept)))
})

const reopened = (job: WorkOrder | Invoice) =>
  job.stage === "invoice"
    ? new WorkOrder({ ...job, stage: "workorder" })
    : new Quote({ ...job, stage: "quote", balance: balanceDue({ ...job, stage: "quote" }) })

/**
 * The part numbers on a job that are products of the shop and must be in stock before they are invoiced (spec §3
 * Product).
 */
export const stockRequired = ({ lines }: { readonly lines: ReadonlyArray<Pick<EstimateLine, "partNumber">> }) => {
  const codes = [...new Set(lines.map(({ partNumber }) => partNumber).filter((code) => code !== ""))]
  return codes.length === 0 ? Effect.succeed([]) : Products.use((products) => products.requiringStock(codes))
}
