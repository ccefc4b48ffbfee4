import { Context, Effect } from "effect"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Products } from "#domain/products/Products.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { balanceDue } from "#domain/payments/balance.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { bookInstallers, withoutOverrideReasons } from "./bookInstallers.ts"
import { enteredDatesOf, guardDays, guardOpenDay, guardStep } from "./jobGuards.ts"
import { InvoiceSent } from "./jobFailures.ts"
import { Invoice, Quote, withFields, WorkOrder } from "./Job.ts"
import { recordHistory } from "./JobChanges.ts"
import type { JobInstall } from "./JobInstall.ts"
import { Jobs } from "./Jobs.ts"

/** Whether an invoice may still change: once it was sent to a partner, or is about to be, it is final (trade 8.18). */
export class InvoiceLocks extends Context.Service<
  InvoiceLocks,
  {
    /** Whether a job's invoice was sent to a partner. Blocks sending it until the end of the transaction. */
    readonly isSent: (id: JobId) => Effect.Effect<boolean, never, CurrentTenant>
  }
>()("domain/jobs/InvoiceLocks") {}

interface Accepted {
  readonly id: JobId
  readonly version: number
  readonly date: JobInstall["date"]
  readonly timeFrame: JobInstall["timeFrame"]
}

/** Turns an accepted quote into a work order with its installation date. Nothing else changes. */
export const convertToWorkOrder = Effect.fn("convertToWorkOrder")(function* ({
  id,
  version,
  date,
  timeFrame
}: Accepted) {
  const jobs = yield* Jobs
  const kept = yield* jobs.getForUpdateAt(id, version)
  const location = yield* (yield* Locations).get(kept.locationId)
  const today = yield* todayIn(location.timeZone)
  yield* guardDays({ "install.date": date }, today, enteredDatesOf(kept))
  const accepted = yield* guardStep(
    "accept",
    withFields(kept, { version, install: { ...kept.install, date, timeFrame } }),
    { today }
  )
  yield* guardOpenDay(location, accepted, kept)
  const { install, keepBookings } = yield* bookInstallers(
    id,
    date === kept.install.date ? accepted : withoutOverrideReasons(accepted),
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
  return yield* recordHistory(kept, saved)
})

/**
 * Turns a finished job into an invoice with the shop's next invoice number. Its lines and amounts are final from then
 * on.
 */
export const convertToInvoice = Effect.fn("convertToInvoice")(function* ({
  id,
  version
}: {
  readonly id: JobId
  readonly version: number
}) {
  const jobs = yield* Jobs
  const opened = yield* jobs.getForUpdateAt(id, version)
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
  return yield* recordHistory(kept, yield* jobs.save(invoice))
})

/**
 * Moves a job back one stage, as long as no money was taken. Nothing entered is lost, and an invoice number stays with
 * the job for when it is invoiced again.
 */
export const reopenJob = Effect.fn("reopenJob")(function* ({
  id,
  version
}: {
  readonly id: JobId
  readonly version: number
}) {
  const jobs = yield* Jobs
  const kept = yield* guardStep("reopen", yield* jobs.getForUpdateAt(id, version))
  if (kept.stage === "invoice") {
    yield* guardOpenBooks(kept.invoicedOn)
    if (yield* (yield* InvoiceLocks).isSent(id)) return yield* new InvoiceSent()
  }
  return yield* recordHistory(kept, yield* jobs.save(reopened(kept)))
})

const reopened = (job: WorkOrder | Invoice) =>
  job.stage === "invoice"
    ? new WorkOrder({ ...job, stage: "workorder" })
    : new Quote({ ...job, stage: "quote", balance: balanceDue({ ...job, stage: "quote" }) })

/**
 * Returns the part numbers on a job that are products of the shop and must be in stock before invoicing (spec §3
 * Product).
 */
export const stockRequired = ({ lines }: { readonly lines: ReadonlyArray<Pick<EstimateLine, "partNumber">> }) => {
  const codes = [...new Set(lines.map(({ partNumber }) => partNumber).filter((code) => code !== ""))]
  return codes.length === 0 ? Effect.succeed([]) : Products.use((products) => products.requiringStock(codes))
}
