import type { Board, BoardJob, BoardLane } from "#domain/schedule/boardApi.ts"
import { minutesIn, minutesOf, quarter, type BoardSlot, type Stop } from "./stops.ts"
import type { Point } from "./useCardDrag.ts"

/** An installer's day, to which a job is moved without choosing a time. */
export type Cell = Pick<BoardSlot, "userId" | "day">

const noon = 12 * 60
const lastMinute = 24 * 60 - quarter

interface Fitting {
  readonly lane: Pick<BoardLane, "userId" | "days">
  readonly day: string
  readonly job: Pick<BoardJob, "minutes" | "timeFrame">
  /** Its current hours; undefined for a job that has none. */
  readonly has: Pick<BoardSlot, "start" | "end"> | undefined
  /** The installer's other stops that day. */
  readonly others: ReadonlyArray<Pick<Stop, "start" | "end">>
  /** Earliest start: on the current day, the current time. */
  readonly earliest: number
}

/**
 * The place of a job moved to a day: its current hours if the installer works then and is free, otherwise the first
 * time that fits, in the promised half of the day. If none fits, it keeps its hours or starts with the day, and the
 * rules report the violations.
 */
export const fitSlot = ({ lane, day, job, has, others, earliest }: Fitting): BoardSlot => {
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

/** The day and installer below the pointer. In a month, whose rows are weeks, the installer is `own`. */
export const cellAt = ({ x, y }: Point, own: BoardSlot["userId"] | undefined): Cell | undefined => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-day]")
  const { cell: userId, day } = cell?.dataset ?? {}
  return userId === undefined || day === undefined ? undefined : { userId: own ?? (userId as BoardSlot["userId"]), day }
}

interface Held {
  readonly key: string
  readonly job: BoardJob
  /** The installer's row, zero-based; undefined for a job that has none yet. */
  readonly at: number | undefined
}

interface BoardState {
  readonly board: Pick<Board, "lanes" | "today" | "timeZone">
  readonly stops: ReadonlyArray<Stop>
  /** Cards dragged along with it, which make room. */
  readonly together: {
    readonly isHeld: (key: string) => boolean
    readonly picking: { readonly keys: ReadonlySet<string> }
  }
}

/** The place of a job dragged over an installer's day. Over its own day it keeps its hours. */
export const slotIn = (
  { key, job, at }: Held,
  { userId, day }: Cell,
  { board, stops, together }: BoardState
): BoardSlot => {
  const has = at === undefined ? undefined : stops.find((stop) => stop.key === key)
  if (has?.userId === userId && job.date === day) return { userId, day, start: has.start, end: has.end }
  const staysThere = (other: Stop) =>
    other.userId === userId &&
    other.job.date === day &&
    other.job.id !== job.id &&
    !(together.isHeld(key) && together.picking.keys.has(other.key))
  return fitSlot({
    lane: board.lanes.find((one) => one.userId === userId) ?? { userId, days: [] },
    day,
    job,
    has,
    others: stops.filter(staysThere),
    earliest: day === board.today ? minutesIn(board.timeZone, Date.now()) : 0
  })
}
