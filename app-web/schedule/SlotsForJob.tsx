import type { BoardJob, BoardLane, JobPlan } from "#domain/schedule/boardApi.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { type JobClock, minutesOf, planAt, type BoardSlot } from "./stops.ts"
import { useBoardWords } from "./useBoardWords.ts"
import { toScheduleRequest } from "./toScheduleRequest.ts"

const NextSlots = lazyPart(() => import("#web/jobs/install/NextSlots.tsx"), "NextSlots", "asked")

interface SlotsForJobProps {
  readonly job: BoardJob
  /** The row of the installer who gets the slot, zero-based; undefined to assign the job. */
  readonly at: number | undefined
  readonly lanes: ReadonlyArray<BoardLane>
  readonly clockOn: (day: string) => JobClock
  readonly onPlan: (plan: JobPlan, spot: BoardSlot) => void
  readonly onClose: () => void
}

/** The next five free slots for a job on the board. Selecting one plans the job then, in that half of the day. */
export function SlotsForJob({ job, at, lanes, clockOn, onPlan, onClose }: SlotsForJobProps) {
  const { t } = useWords()
  const { hours, nameOf } = useBoardWords()
  const duration = Math.max(15, Math.min(720, job.minutes))
  return (
    <NextSlots
      request={toScheduleRequest(job)}
      duration={duration}
      people={lanes.filter(({ active }) => active).map((lane) => ({ value: lane.userId, label: nameOf(lane) }))}
      about={t("slots.pick", { hours: hours(duration) })}
      onChoose={({ userId, day, start, end, timeFrame }) => {
        const clock = clockOn(day)
        const spot = { userId, day, start: minutesOf(start) + clock.shift, end: minutesOf(end) + clock.shift }
        onPlan({ ...planAt(job, at, spot, clock), timeFrame }, spot)
      }}
      onClose={onClose}
    />
  )
}
