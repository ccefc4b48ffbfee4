import type { Board, BoardJob, BoardLane } from "#domain/schedule/boardApi.ts"
import { minutesIn, minutesOf, quarter, type Spot, type Stop } from "./stops.ts"
import type { Point } from "./useCardDrag.ts"

/** A day of an installer, which a job is put into without saying when. */
export type Cell = Pick<Spot, "userId" | "day">

const noon = 12 * 60
const lastMinute = 24 * 60 - quarter

interface Fitting {
  readonly lane: Pick<BoardLane, "userId" | "days">
  readonly day: string
  readonly job: Pick<BoardJob, "minutes" | "timeFrame">
  /** The hours that it has now; undefined for a job that has none. */
  readonly has: Pick<Spot, "start" | "end"> | undefined
  /** What else the installer has that day. */
  readonly others: ReadonlyArray<Pick<Stop, "start" | "end">>
  /** Nothing begins before: today it is now. */
  readonly earliest: number
}

/**
 * Where a job goes that is put into a day: at the hours that it has, where the installer works then and is free, else at
 * the first time that fits, in the half of the day that was promised. Where nothing fits it keeps its hours, or begins
 * with the day, and the rules say what that breaks.
 */
export const fittingSpot = ({ lane, day, job, has, others, earliest }: Fitting): Spot => {
  const hours = lane.days.find((one) => one.day === day)
  const isOff = hours === undefined || hours.start === ""
  const [opens, closes] = isOff ? [8 * 60, 17 * 60] : [minutesOf(hours.start), minutesOf(hours.end)]
  const length = has === undefined ? job.minutes : has.end - has.start
  const from = Math.max(opens, Math.ceil(earliest / quarter) * quarter, job.timeFrame === "afternoon" ? noon : 0)
  const fits = (start: number) =>
    start >= from &&
    start + length <= closes &&
    !(job.timeFrame === "morning" && start >= noon) &&
    others.every((other) => other.end <= start || start + length <= other.start)
  const times = [
    ...(has === undefined ? [] : [has.start]),
    from,
    ...others.map(({ end }) => end).toSorted((a, b) => a - b)
  ]
  const start = times.find(fits) ?? has?.start ?? Math.min(from, lastMinute - length)
  return { userId: lane.userId, day, start, end: start + length }
}

/** The day that a pointer is over, of the installer whose row it is in; in a month, whose rows are weeks, of `own`. */
export const cellAt = ({ x, y }: Point, own: Spot["userId"] | undefined): Cell | undefined => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-day]")
  const { cell: userId, day } = cell?.dataset ?? {}
  return userId === undefined || day === undefined ? undefined : { userId: own ?? (userId as Spot["userId"]), day }
}

interface Held {
  readonly key: string
  readonly job: BoardJob
  /** The installer's row, from 0; undefined for a job that has none yet. */
  readonly at: number | undefined
}

interface OnBoard {
  readonly board: Pick<Board, "lanes" | "today" | "timeZone">
  readonly stops: ReadonlyArray<Stop>
  /** Which others are held with it: those give way. */
  readonly together: {
    readonly isHeld: (key: string) => boolean
    readonly picking: { readonly keys: ReadonlySet<string> }
  }
}

/** Where a job goes that is held over a day of somebody; over its own it stays where it is. */
export const spotIn = ({ key, job, at }: Held, { userId, day }: Cell, { board, stops, together }: OnBoard): Spot => {
  const has = at === undefined ? undefined : stops.find((stop) => stop.key === key)
  if (has?.userId === userId && job.date === day) return { userId, day, start: has.start, end: has.end }
  const staysThere = (other: Stop) =>
    other.userId === userId &&
    other.job.date === day &&
    other.job.id !== job.id &&
    !(together.isHeld(key) && together.picking.keys.has(other.key))
  return fittingSpot({
    lane: board.lanes.find((one) => one.userId === userId) ?? { userId, days: [] },
    day,
    job,
    has,
    others: stops.filter(staysThere),
    earliest: day === board.today ? minutesIn(board.timeZone, Date.now()) : 0
  })
}
