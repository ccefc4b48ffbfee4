import { Effect } from "effect"
import type { Customer } from "#domain/customers/Customer.ts"
import { parseCalibration } from "#domain/estimates/EstimateTexts.ts"
import { bookInstallers } from "#domain/jobs/bookInstallers.ts"
import { type Job, withFields } from "#domain/jobs/Job.ts"
import { recordHistory } from "#domain/jobs/JobChanges.ts"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { Location } from "#domain/locations/Location.ts"
import type { Calibration } from "#domain/nags/GlassPart.ts"
import type { Slot } from "#domain/schedule/findSlots.ts"
import { guardProposedTimes } from "#domain/schedule/guardSchedule.ts"
import { timeTaken } from "./quoteFailures.ts"
import type { AvailabilityQuery } from "./quoteTimes.ts"

/** Returns the availability query for an existing job. */
export const availabilityOf = ({
  job,
  location,
  customer
}: {
  readonly job: Job
  readonly location: Location
  readonly customer: Pick<Customer, "shippingAddress">
}): AvailabilityQuery => ({
  requestId: job.id,
  jobId: job.id,
  glass:
    job.install.jobType === "repair" ? "chip" : job.install.jobType === "calibration" ? "calibration" : "windshield",
  chips: 1,
  calibration: calibrationOf(job),
  insured: job.insurance !== null,
  isMobile: job.install.repairLocation === "mobile",
  postalCode: (job.install.address ?? customer.shippingAddress)?.postalCode ?? "",
  location,
  ...(job.install.duration > 0 ? { minutes: job.install.duration } : {})
})

/** Returns the calibration of a job according to its lines. */
const calibrationOf = ({ lines }: Job): Calibration => {
  const line = lines.find(({ kind }) => kind === "calibration")
  return line === undefined ? "none" : (parseCalibration(line) ?? "static")
}

/** Converts a slot to the fields stored on a job. */
export const toPlan = ({ day, half, start, end, userId }: Slot) => ({
  date: day,
  timeFrame: half,
  time: start,
  installers: [{ userId, start, end }]
})

/** Saves when, where and by whom a job is done. Fails with `TimeTaken` if the hours are no longer available. */
export const planVisit = Effect.fnUntraced(function* (
  job: Job,
  plan: Pick<JobInstall, "date" | "timeFrame" | "time" | "installers"> & Partial<Pick<JobInstall, "address">>
) {
  const { overrideReason: _, ...standing } = job.install
  const { install, keepBookings } = yield* bookInstallers(
    job.id,
    { locationId: job.locationId, install: { ...standing, ...plan } },
    job
  ).pipe(Effect.catch(timeTaken))
  const next = withFields(job, { install }, { disableChecks: true })
  if (install.date !== "") yield* guardProposedTimes(next).pipe(Effect.catch(timeTaken))
  const saved = yield* Effect.orDie((yield* Jobs).save(next))
  yield* keepBookings
  yield* recordHistory(job, saved)
  return saved
})
