import { Effect, Layer } from "effect"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { paymentState } from "#domain/payments/balance.ts"
import {
  isPlanned,
  type JobsOf,
  maxBoardJobs,
  maxWaitingJobs,
  type ScheduledJob,
  ScheduledJobs
} from "#domain/schedule/ScheduledJobs.ts"
import { type ShopTables, MemoryTables } from "./MemoryTables.ts"
import { vehicleText } from "./summaryOf.ts"

/** A shop's in-memory jobs, as the schedule reads them. */
export const scheduledJobsMemory = Layer.effect(
  ScheduledJobs,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return ScheduledJobs.of({
      between: (from, to, of) =>
        Effect.map(current, (shelf) =>
          found(shelf, of)
            .filter((job) => from <= job.install.date && job.install.date <= to && !isCredited(job))
            .filter(({ install }) => install.installers.length > 0)
            .slice(0, maxBoardJobs)
            .map((job) => scheduled(shelf, job))
        ),
      waiting: (until, of) =>
        Effect.map(current, (shelf) =>
          found(shelf, of)
            .filter(({ stage, install }) => stage === "workorder" && !install.complete && !isPlanned(install))
            .filter(({ install }) => install.date <= until)
            .slice(0, maxWaitingJobs)
            .map((job) => scheduled(shelf, job))
        )
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const found = ({ jobs }: ShopTables, { locationId, installerId }: JobsOf): ReadonlyArray<Job> =>
  [...jobs.values()]
    .filter((job) => locationId === undefined || job.locationId === locationId)
    .filter(
      ({ install }) => installerId === undefined || install.installers.some(({ userId }) => userId === installerId)
    )
    .toSorted((one, other) => {
      const [first, second] = [one.install.date || "~", other.install.date || "~"]
      return first === second ? one.number - other.number : first < second ? -1 : 1
    })

const scheduled = ({ customers, signatures, siteEvents }: ShopTables, job: Job): ScheduledJob => {
  const { id, version, number, stage, locationId, install, partsStatus } = job
  const customer = customers.get(job.customerId)
  return {
    id,
    version,
    number,
    stage,
    customerName: customer?.customerName ?? job.customerName,
    phoneNumbers: customer?.phoneNumbers ?? [],
    vehicle: vehicleText(job.vehicle),
    locationId,
    install,
    partsStatus,
    isInsured: job.insurance !== null,
    isSigned:
      [...signatures.values()].some(({ jobId }) => jobId === id) ||
      [...siteEvents.values()].some(({ jobId, event }) => jobId === id && event.deed._tag === "signature"),
    payment: paymentState(job) ?? null,
    address:
      install.repairLocation === "mobile"
        ? (install.address ?? customer?.shippingAddress ?? customer?.billingAddress ?? null)
        : null,
    lines: job.lines
      .filter(({ kind }) => kind !== "labor")
      .map(({ kind, partNumber, description, status }) => ({ kind, partNumber, description, status }))
  }
}
