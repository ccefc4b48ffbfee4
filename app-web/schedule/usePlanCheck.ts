import { useEffect, useState } from "react"
import type { BoardJob } from "#domain/schedule/boardApi.ts"
import { checkSchedule, type ScheduleRequest } from "#domain/schedule/scheduleApi.ts"
import type { BrokenRule } from "#domain/jobs/BrokenRule.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { type JobClock, type BoardSlot, timeOf } from "./stops.ts"
import { toScheduleRequest } from "./toScheduleRequest.ts"

/** A placeholder for a disabled query, never sent. */
const noWork = {} as ScheduleRequest
const none: ReadonlyArray<BrokenRule> = []

const useCheck = (job: BoardJob | undefined, spot: BoardSlot | undefined, { shift }: Pick<JobClock, "shift">) =>
  useApiQuery(
    checkSchedule,
    {
      ...(job === undefined ? noWork : toScheduleRequest(job)),
      day: spot?.day ?? "",
      start: timeOf((spot?.start ?? 0) - shift),
      end: timeOf((spot?.end ?? 0) - shift),
      ...(spot === undefined ? {} : { userId: spot.userId })
    },
    { enabled: job !== undefined && spot !== undefined, isBestEffort: true, keepsPrevious: true }
  )

/**
 * The rules a job would violate at a place on the board, from the server. While `isChecking`, they are those of the
 * previous place; await `answer` before planning the job.
 */
export const usePlanCheck = (job: BoardJob, spot: BoardSlot | undefined, clock: Pick<JobClock, "shift">) => {
  const { data = none, isFetching, refetch } = useCheck(job, spot, clock)
  return {
    rules: spot === undefined ? none : data,
    isChecking: spot !== undefined && isFetching,
    answer: async () => (await refetch({ cancelRefetch: false })).data ?? none
  }
}

/** The same for a job being dragged. Only places where it rests are checked. */
export const useDragCheck = (
  job: BoardJob | undefined,
  spot: BoardSlot | undefined,
  clock: Pick<JobClock, "shift">
): ReadonlyArray<BrokenRule> => {
  const key = spot === undefined ? "" : [spot.userId, spot.day, spot.start, spot.end].join()
  const [asked, setAsked] = useState({ key, spot })
  useEffect(() => {
    const timer = setTimeout(() => setAsked((before) => (before.key === key ? before : { key, spot })), 120)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  const { data = none } = useCheck(job, asked.spot, clock)
  return spot === undefined || asked.key !== key ? none : data
}
