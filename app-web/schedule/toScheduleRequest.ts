import type { BoardJob } from "#domain/schedule/boardApi.ts"
import type { ScheduleRequest } from "#domain/schedule/scheduleApi.ts"

/** A board job's work in the shape of a schedule request. */
export const toScheduleRequest = (job: BoardJob): ScheduleRequest => ({
  locationId: job.locationId,
  jobId: job.id,
  jobType: job.jobType,
  calibration: job.calibration,
  repairLocation: job.repairLocation,
  postalCode: job.address?.postalCode ?? "",
  country: job.address?.country ?? "US",
  insured: job.insured,
  timeFrame: job.timeFrame,
  partsPending: job.partsStatus === "pending",
  partsExpected: job.partsExpected ?? ""
})
