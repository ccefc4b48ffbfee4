import { type KeyboardEvent, useId, useMemo, useRef, useState } from "react"
import type { BoardJob, BoardLane } from "#domain/schedule/boardApi.ts"
import type { DayRuler } from "./dayRuler.ts"
import type { Point } from "./useCardDrag.ts"
import { useStableCallback } from "./useStableCallback.ts"
import { minutesOf, quarter, type BoardSlot, type Stop } from "./stops.ts"
import { type Cell, cellAt } from "./weekSlots.ts"

/** A job that was picked up, and the place where it would be dropped. */
export interface MoveTarget {
  readonly key: string
  readonly job: BoardJob
  /** The installer's row, zero-based; undefined for a job that has none yet. */
  readonly at: number | undefined
  readonly spot: BoardSlot
  /** Duration in minutes, which cannot be derived from a place that ends in a repeated hour. */
  readonly length: number
  /** What it is over: a lane, the tray, or nothing, where dropping has no effect. */
  readonly over: "lane" | "tray" | "nothing"
  /** Whether a pointer is dragging it, as opposed to the keyboard. */
  readonly isDragged: boolean
}

/** A board with several days, on which a job is moved to a day rather than a time. */
interface MovingDays {
  readonly days: ReadonlyArray<string>
  /** Whether rows are weeks, in which each job keeps its installer; otherwise each row is an installer. */
  readonly isMonth: boolean
  /** The place of a job moved to an installer's day. */
  readonly fit: (held: Pick<MoveTarget, "key" | "job" | "at">, cell: Cell) => BoardSlot
}

interface MovingOptions {
  readonly lanes: ReadonlyArray<BoardLane>
  readonly day: string
  readonly ruler: DayRuler
  /** Undefined on the day board, which shows hours. */
  readonly week: MovingDays | undefined
  readonly onDrop: (target: MoveTarget) => void
  /** Called when a job is dropped on the tray, which removes its installer. */
  readonly onUnassign: (target: MoveTarget) => void
  readonly onCancel: (target: MoveTarget) => void
}

const snapped = (minute: number) => Math.round(minute / quarter) * quarter

const lastMinute = 24 * 60 - quarter

const lengthOf = (ruler: DayRuler, { start, end }: Pick<BoardSlot, "start" | "end">) => ruler.at(end) - ruler.at(start)

/** Moves a place by quarter hours or extends it, within the day and at least one quarter long. */
const later = (ruler: DayRuler, spot: BoardSlot, length: number, minutes: number): BoardSlot => {
  const latest = ruler.at(lastMinute) - length
  const start = ruler.timeAt(Math.min(Math.max(0, ruler.at(spot.start) + minutes), latest), minutes < 0)
  return { ...spot, start, end: ruler.timeAt(ruler.at(start) + length) }
}
const longer = (ruler: DayRuler, spot: BoardSlot, minutes: number): BoardSlot => {
  const end = ruler.timeAt(ruler.at(spot.end) + minutes, minutes < 0)
  return { ...spot, end: Math.min(Math.max(spot.start + quarter, end), lastMinute) }
}

/**
 * Moves jobs on the board by keyboard and pointer. A step is a quarter hour or an installer; on a board of several
 * days, a day or an installer; in a month, a day or a week.
 */
export const useMoving = ({ lanes, day, ruler, week, onDrop, onUnassign, onCancel }: MovingOptions) => {
  const helpId = useId()
  const [target, show] = useState<MoveTarget>()
  // A ref, because pointer events arrive before the state is rendered.
  const held = useRef<MoveTarget>(undefined)
  const setTarget = (next: MoveTarget | undefined) => {
    held.current = next
    show(next)
  }

  const pickUp = (job: BoardJob, stop: Stop | undefined, isDragged = false) => {
    const held = { key: stop?.key ?? job.id, job, at: stop?.at }
    const spot = stop === undefined ? firstOf(held) : { ...stop, day: week === undefined ? day : job.date }
    if (spot !== undefined)
      setTarget({
        ...held,
        over: "lane",
        isDragged,
        length: lengthOf(ruler, spot),
        spot: { userId: spot.userId, day: spot.day, start: spot.start, end: spot.end }
      })
  }
  /** The initial place of a job without hours. */
  const firstOf = (held: Pick<MoveTarget, "key" | "job" | "at">): BoardSlot | undefined => {
    if (week === undefined) return firstSpot(held.job, lanes, day)
    const [lane] = lanes
    const on = week.days.includes(held.job.date) ? held.job.date : (week.days.find((one) => one >= day) ?? day)
    return lane && week.fit(held, { userId: lane.userId, day: on })
  }
  const cancel = () => {
    if (held.current !== undefined) onCancel(held.current)
    setTarget(undefined)
  }
  const drop = () => {
    const dropped = held.current
    if (dropped === undefined) return
    setTarget(undefined)
    if (dropped.over === "lane") onDrop(dropped)
    else if (dropped.over === "tray" && dropped.at !== undefined) onUnassign(dropped)
    else onCancel(dropped)
  }
  const move = (change: (spot: BoardSlot, length: number) => BoardSlot) => {
    const now = held.current
    if (now !== undefined) setTarget({ ...now, over: "lane", spot: change(now.spot, now.length) })
  }
  const lengthen = (change: (spot: BoardSlot) => BoardSlot) => {
    move(change)
    if (held.current !== undefined) setTarget({ ...held.current, length: lengthOf(ruler, held.current.spot) })
  }
  /**
   * Moves the job to the pointer: `grabbed` is the number of minutes of it before the pointer; "end" moves only its
   * end.
   */
  const holdAt = (point: Point, grabbed: number | "end") => {
    const now = held.current
    if (now === undefined) return
    if (week !== undefined) return holdOver(now, cellAt(point, week.isMonth ? now.spot.userId : undefined), point)
    const place = placeAt(point)
    const mayTake = place !== undefined && lanes.some(({ userId }) => userId === place.userId)
    if (grabbed === "end") {
      if (place === undefined) return
      const end = Math.max(now.spot.start + quarter, ruler.timeAt(Math.min(snapped(place.minute), place.to)))
      const spot = { ...now.spot, end }
      if (end !== now.spot.end) setTarget({ ...now, spot, length: lengthOf(ruler, spot) })
    } else if (place === undefined || !mayTake) {
      const over = isOverTray(point) ? "tray" : "nothing"
      if (over !== now.over) setTarget({ ...now, over })
    } else {
      const { length } = now
      const start = ruler.timeAt(Math.max(place.from, Math.min(snapped(place.minute - grabbed), place.to - length)))
      const isSame = now.over === "lane" && start === now.spot.start && place.userId === now.spot.userId
      if (!isSame)
        setTarget({
          ...now,
          over: "lane",
          spot: { ...now.spot, userId: place.userId, start, end: ruler.timeAt(ruler.at(start) + length) }
        })
    }
  }
  /** Moves the job to an installer's day; over its own day it keeps its hours. */
  const holdOver = (now: MoveTarget, cell: Cell | undefined, point: Point) => {
    if (week === undefined) return
    if (cell === undefined || !(week.isMonth || lanes.some(({ userId }) => userId === cell.userId))) {
      const over = isOverTray(point) ? "tray" : "nothing"
      if (over !== now.over) setTarget({ ...now, over })
    } else if (now.over !== "lane" || cell.userId !== now.spot.userId || cell.day !== now.spot.day)
      setTarget({ ...now, over: "lane", spot: week.fit(now, cell) })
  }
  const toLane = (spot: BoardSlot, by: number): BoardSlot => {
    const at = lanes.findIndex(({ userId }) => userId === spot.userId)
    const userId = lanes[Math.min(Math.max(0, at + by), lanes.length - 1)]?.userId ?? spot.userId
    return week === undefined || held.current === undefined
      ? { ...spot, userId }
      : week.fit(held.current, { userId, day: spot.day })
  }
  /** Moves by a number of days or quarter hours. */
  const onwards = (spot: BoardSlot, length: number, by: number): BoardSlot => {
    if (week === undefined) return later(ruler, spot, length, by * quarter)
    const day = week.days[week.days.indexOf(spot.day) + by]
    return day === undefined || held.current === undefined ? spot : week.fit(held.current, { userId: spot.userId, day })
  }
  /** Moves by one row: an installer, or a week in a month. */
  const down = (spot: BoardSlot, length: number, by: 1 | -1): BoardSlot =>
    week?.isMonth === true ? onwards(spot, length, 7 * by) : toLane(spot, by)
  const sideways = (by: 1 | -1, isLength: boolean) =>
    isLength ? lengthen((spot) => longer(ruler, spot, by * quarter)) : move((spot, length) => onwards(spot, length, by))

  const onKey = (event: KeyboardEvent, job: BoardJob, stop: Stop | undefined) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isHeld = held.current?.key === (stop?.key ?? job.id)
    if (!isHeld) {
      if (event.key === "m" || event.key === "M") pickUp(job, stop)
      return
    }
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => sideways(-1, event.shiftKey),
      ArrowRight: () => sideways(1, event.shiftKey),
      ArrowUp: () => move((spot, length) => down(spot, length, -1)),
      ArrowDown: () => move((spot, length) => down(spot, length, 1)),
      Enter: drop,
      " ": drop,
      Escape: cancel
    }
    const act = acts[event.key]
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const [keys, back, put, up, at] = [
    useStableCallback(onKey),
    useStableCallback(cancel),
    useStableCallback(drop),
    useStableCallback(pickUp),
    useStableCallback(holdAt)
  ]
  /** Stable while a job is held, so that only the lanes below it re-render. */
  const moving = useMemo(
    () => ({ helpId, onKey: keys, cancel: back, drop: put, pickUp: up, holdAt: at }),
    [helpId, keys, back, put, up, at]
  )
  return { target, moving }
}
export type Moving = ReturnType<typeof useMoving>["moving"]

/**
 * The lane below the pointer on a board with hours, the minute since the start of the day, and the lane's first and
 * last minute.
 */
export const placeAt = ({ x, y }: Point) => {
  const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-lane]")
  const time = lane?.querySelector<HTMLElement>("[data-timeline]")
  if (lane == null || time == null) return undefined
  const { left, width } = time.getBoundingClientRect()
  const [from, to] = [Number(time.dataset["from"]), Number(time.dataset["to"])]
  return {
    userId: lane.dataset["lane"] as BoardSlot["userId"],
    minute: from + ((x - left) / width) * (to - from),
    from,
    to
  }
}

const isOverTray = ({ x, y }: Point) => document.elementFromPoint(x, y)?.closest("[data-tray]") != null

/** The initial place of a job without hours: the first installer who works that day, at the start of their hours. */
const firstSpot = (job: BoardJob, lanes: ReadonlyArray<BoardLane>, day: string): BoardSlot | undefined => {
  const hoursOf = (lane: BoardLane) => lane.days.find((one) => one.day === day && one.start !== "")
  const lane = lanes.find((one) => one.active && hoursOf(one) !== undefined) ?? lanes[0]
  if (lane === undefined) return undefined
  const begins = job.timeFrame === "afternoon" ? "12:00" : (hoursOf(lane)?.start ?? "08:00")
  const start = minutesOf(begins)
  return { userId: lane.userId, day, start, end: Math.min(start + job.minutes, lastMinute) }
}
