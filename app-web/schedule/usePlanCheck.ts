import type { BoardJob } from "#domain/schedule/boardApi.ts"
import { checkSchedule } from "#domain/schedule/scheduleApi.ts"
import type { BrokenRule } from "#domain/schedule/scheduleRules.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { type JobClock, type Spot, timeOf } from "./stops.ts"

/** Which rules a job would break at a spot of the board, as far as the server has said; undefined while nothing is asked. */
export const usePlanCheck = (
  job: BoardJob | undefined,
  spot: Spot | undefined,
  { shift }: Pick<JobClock, "shift">
): ReadonlyArray<BrokenRule> => {
  const { data } = useQueryOf(
    checkSchedule,
    {
      locationId: job?.locationId as BoardJob["locationId"],
      ...(job === undefined ? {} : { jobId: job.id }),
      jobType: job?.jobType ?? "",
      calibration: job?.calibration ?? "",
      repairLocation: job?.repairLocation ?? "inShop",
      postalCode: job?.address?.postalCode ?? "",
      country: job?.address?.country ?? "US",
      insured: job?.insured ?? false,
      timeFrame: job?.timeFrame ?? "",
      partsPending: job?.partsStatus === "pending",
      partsExpected: job?.partsExpected ?? "",
      day: spot?.day ?? "",
      start: timeOf((spot?.start ?? 0) - shift),
      end: timeOf((spot?.end ?? 0) - shift),
      ...(spot === undefined ? {} : { userId: spot.userId })
    },
    { enabled: job !== undefined && spot !== undefined, isNote: true, keepsPrevious: true }
  )
  return spot === undefined ? [] : (data ?? [])
}
