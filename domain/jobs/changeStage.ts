import { Effect } from "effect"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Products } from "#domain/products/Products.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { bookInstallers, withoutReasons } from "./bookInstallers.ts"
import { daysOf, guardDays } from "./guardDays.ts"
import { Job } from "./Job.ts"
import { StageNotNext } from "./jobFailures.ts"
import { noteChanges } from "./JobChanges.ts"
import type { JobInstall } from "./JobInstall.ts"
import { Jobs } from "./Jobs.ts"
import { obstacle } from "./mayBecome.ts"

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
  // Back from an invoice is another step.
  if (kept.stage !== "quote") return yield* new StageNotNext({ from: kept.stage, to: "workorder" })
  const { timeZone } = yield* (yield* Locations).get(kept.locationId)
  const accepted = new Job({ ...kept, version, install: { ...kept.install, date, timeFrame } })
  const today = yield* todayIn(timeZone)
  yield* guardDays({ "install.date": date }, today, daysOf(kept))
  const inTheWay = obstacle(accepted, "workorder", today)
  if (inTheWay !== undefined) return yield* inTheWay
  const { install, keepBookings } = yield* bookInstallers(
    id,
    date === kept.install.date ? accepted : withoutReasons(accepted),
    kept
  )
  const saved = yield* jobs.save(new Job({ ...accepted, install, stage: "workorder" }))
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
  const kept = yield* jobs.openAt(id, version)
  const { timeZone } = yield* (yield* Locations).get(kept.locationId)
  const today = yield* todayIn(timeZone)
  const inTheWay = obstacle(kept, "invoice", today, yield* stockRequired(kept))
  if (inTheWay !== undefined) return yield* inTheWay
  const invoice = new Job({
    ...kept,
    stage: "invoice",
    invoicedOn: today,
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
  const kept = yield* jobs.openAt(id, version)
  if (kept.stage === "quote") return yield* new StageNotNext({ from: "quote", to: "quote" })
  const back = kept.stage === "invoice" ? "workorder" : "quote"
  const { timeZone } = yield* (yield* Locations).get(kept.locationId)
  const inTheWay = obstacle(kept, back, yield* todayIn(timeZone))
  if (inTheWay !== undefined) return yield* inTheWay
  return yield* noteChanges(kept, yield* jobs.save(new Job({ ...kept, stage: back, invoicedOn: "" })))
})

/**
 * The part numbers on a job that are products of the shop and must be in stock before they are invoiced (spec §3
 * Product).
 */
export const stockRequired = ({ lines }: { readonly lines: ReadonlyArray<Pick<EstimateLine, "partNumber">> }) => {
  const codes = [...new Set(lines.map(({ partNumber }) => partNumber).filter((code) => code !== ""))]
  return codes.length === 0 ? Effect.succeed([]) : Products.use((products) => products.requiringStock(codes))
}
