import { useEffect, useState } from "react"
import type { BoardJob } from "#domain/schedule/boardApi.ts"
import { checkSchedule, type WorkAsked } from "#domain/schedule/scheduleApi.ts"
import type { BrokenRule } from "#domain/jobs/BrokenRule.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { type JobClock, type Spot, timeOf } from "./stops.ts"
import { workAskedOf } from "./workAskedOf.ts"

/** What is asked for while nothing is: it is not sent. */
const noWork = {} as WorkAsked

/**
 * Which rules a job would break at a spot of the board, as far as the server has said. What `isHeld` passes many
 * spots, and only those where it rests are asked about.
 */
export const usePlanCheck = (
  job: BoardJob | undefined,
  spot: Spot | undefined,
  { shift }: Pick<JobClock, "shift">,
  isHeld = false
): ReadonlyArray<BrokenRule> => {
  const key = spot === undefined ? "" : [spot.userId, spot.day, spot.start, spot.end].join()
  const [asked, setAsked] = useState({ key, spot })
  useEffect(() => {
    const timer = setTimeout(() => setAsked((before) => (before.key === key ? before : { key, spot })), 120)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  const there = isHeld ? asked.spot : spot
  const { data } = useQueryOf(
    checkSchedule,
    {
      ...(job === undefined ? noWork : workAskedOf(job)),
      day: there?.day ?? "",
      start: timeOf((there?.start ?? 0) - shift),
      end: timeOf((there?.end ?? 0) - shift),
      ...(there === undefined ? {} : { userId: there.userId })
    },
    { enabled: job !== undefined && there !== undefined, isNote: true, keepsPrevious: true }
  )
  return spot === undefined || (isHeld && asked.key !== key) ? [] : (data ?? [])
}
