import type { UserId } from "#domain/access/CurrentUser.ts"
import type { Board, BoardDay, BoardJob, JobPlan } from "#domain/schedule/boardApi.ts"

/** A job on an installer's lane: one row of its installers, with its hours in minutes since midnight. */
export interface Stop {
  readonly key: string
  readonly job: BoardJob
  /** The row, zero-based. */
  readonly at: number
  readonly userId: UserId
  readonly start: number
  readonly end: number
  /** Minutes by which the board's clock is ahead of the location's, whose zone this is. */
  readonly shift: number
  readonly zone: string
}

/** The clock of a job's hours: its location's time zone, and by how many minutes the board's clock is ahead of it. */
export interface JobClock {
  readonly shift: number
  readonly zone: string
}

/** The clocks of a board's locations relative to the board's own, on a day. */
export const jobClocks =
  ({ locations, timeZone }: Pick<Board, "locations" | "timeZone">) =>
  ({ locationId }: Pick<BoardJob, "locationId">, day: string): JobClock => {
    const zone = locations.find(({ id }) => id === locationId)?.timeZone ?? timeZone
    if (zone === timeZone || day === "") return { shift: 0, zone }
    return { shift: aheadBy(timeZone, zone, noonOf(day)), zone }
  }

/** Noon of a day in UTC. */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** Minutes by which one time zone is ahead of another at an instant. */
export const aheadBy = (zone: string, other: string, instant: number): number => {
  const minutes = minutesIn(zone, instant) - minutesIn(other, instant)
  return minutes > 12 * 60 ? minutes - 24 * 60 : minutes <= -12 * 60 ? minutes + 24 * 60 : minutes
}

/** The wall-clock time in a zone at an instant, in minutes since midnight. */
export const minutesIn = (zone: string, instant: number): number =>
  minutesOf(new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(instant))

/** Whether the user's own clock matches a zone's on a day. */
export const isLocalTimeZone = (zone: string, day: string): boolean => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return own === zone || aheadBy(zone, own, noonOf(day)) === 0
}

/** A place on the board: lane, day, start and end. */
export interface BoardSlot {
  readonly userId: UserId
  readonly day: string
  readonly start: number
  readonly end: number
}

/** Converts `09:30` to minutes since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Converts minutes since midnight to `09:30`, clamped to the day. */
export const timeOf = (minutes: number): string => {
  const within = Math.min(Math.max(minutes, 0), 24 * 60 - 1)
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`
}

/** Planning granularity in minutes. */
export const quarter = 15

/** The stops of these jobs on the board's clock, sorted by start. */
export const stopsOf = (jobs: ReadonlyArray<BoardJob>, clockOf: ReturnType<typeof jobClocks>): ReadonlyArray<Stop> =>
  jobs
    .flatMap((job) =>
      job.installers.flatMap((row, at): ReadonlyArray<Stop> => {
        if (row.start === "" || job.date === "") return []
        const clock = clockOf(job, job.date)
        const start = minutesOf(row.start)
        const end = row.end === "" ? Math.min(start + job.minutes, 24 * 60 - 1) : minutesOf(row.end)
        const key = `${job.id}.${at}`
        return [{ key, job, at, userId: row.userId, start: start + clock.shift, end: end + clock.shift, ...clock }]
      })
    )
    .toSorted((one, other) => one.start - other.start || one.job.number - other.job.number)

/** The planning fields of a job. */
export const planOf = ({ date, timeFrame, time, duration, installers, overrideReason }: BoardJob): JobPlan => ({
  date,
  timeFrame,
  time,
  duration,
  installers,
  ...(overrideReason === undefined ? {} : { overrideReason })
})

/**
 * Returns a job's plan with one of its rows moved to a place on the board. Only that row changes installer and hours,
 * but the day applies to all rows. Without a row, one is added. The override reason applied to the previous hours and
 * is removed.
 */
export const planAt = (
  job: BoardJob,
  at: number | undefined,
  { userId, day, start, end }: BoardSlot,
  { shift }: Pick<JobClock, "shift">
): JobPlan => {
  const { overrideReason: _, ...plan } = planOf(job)
  const row = { userId, start: timeOf(start - shift), end: timeOf(end - shift) }
  const installers = at === undefined ? [...open(plan, userId), row] : plan.installers.with(at, row)
  return { ...plan, date: day, installers, time: installers[0]?.start ?? "" }
}

/** The rows of other installers that a move takes along to another day, with unchanged hours. */
export const companionRows = (job: BoardJob, at: number | undefined, day: string): BoardJob["installers"] =>
  job.date === day ? [] : job.installers.filter(({ start }, row) => row !== at && start !== "")

/** Removes the row without hours that the new row replaces: the same installer's, or the only one. */
const open = ({ installers }: JobPlan, userId: UserId) =>
  installers.filter((row, _at, all) => row.start !== "" || (row.userId !== userId && all.length > 1))

/** Returns a job's plan without one of its installers; the day is kept. */
export const planWithout = (job: BoardJob, at: number): JobPlan => {
  const { overrideReason: _, ...plan } = planOf(job)
  return { ...plan, installers: plan.installers.toSpliced(at, 1) }
}

/** An installer's working minutes on a day. */
export const workingMinutes = (hours: BoardDay | undefined): number =>
  hours === undefined || hours.start === "" ? 0 : minutesOf(hours.end) - minutesOf(hours.start)

/** The total minutes of the stops. */
export const bookedMinutes = (stops: ReadonlyArray<Stop>): number =>
  stops.reduce((sum, { start, end }) => sum + Math.max(0, end - start), 0)

/** Other jobs' stops on the lane that overlap a place. */
export const overlappingStops = (stops: ReadonlyArray<Stop>, job: BoardJob, spot: BoardSlot): ReadonlyArray<Stop> =>
  stops.filter(
    (one) =>
      one.userId === spot.userId &&
      one.job.id !== job.id &&
      one.job.date === spot.day &&
      one.start < spot.end &&
      spot.start < one.end
  )

/** The hours shown on a day board: full hours that cover all opening hours and stops. */
export const shownHours = (
  board: Pick<Board, "lanes" | "locations">,
  day: string,
  stops: ReadonlyArray<Pick<Stop, "start" | "end">>
): { readonly from: number; readonly to: number } => {
  const hours = [...board.lanes, ...board.locations]
    .flatMap(({ days }) => days.filter((one) => one.day === day && one.start !== ""))
    .flatMap(({ start, end }) => [minutesOf(start), minutesOf(end)])
  const all = [...hours, ...stops.flatMap(({ start, end }) => [start, end])]
  const first = all.length === 0 ? 8 * 60 : Math.min(...all)
  const last = all.length === 0 ? 17 * 60 : Math.max(...all)
  return { from: Math.max(0, Math.floor(first / 60) * 60), to: Math.min(24 * 60, Math.ceil(last / 60) * 60) }
}

/** The first free hour of an installer's day; after the last stop if the day is full. */
export const firstFreeHour = (
  stops: ReadonlyArray<Pick<Stop, "start" | "end">>,
  hours: BoardDay | undefined
): { readonly start: number; readonly end: number } => {
  const hour = 60
  let start = hours === undefined || hours.start === "" ? 8 * hour : minutesOf(hours.start)
  for (const stop of stops.toSorted((one, other) => one.start - other.start))
    if (stop.start < start + hour && start < stop.end) start = stop.end
  const last = 24 * hour - quarter - hour
  return { start: Math.min(start, last), end: Math.min(start, last) + hour }
}
