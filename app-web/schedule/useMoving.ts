import { type KeyboardEvent, useId, useState } from "react"
import type { BoardJob, BoardLane } from "#domain/schedule/boardApi.ts"
import { minutesOf, quarter, type Spot, type Stop } from "./stops.ts"

/** A job that was picked up, and where it would be put down. */
export interface MoveTarget {
  readonly key: string
  readonly job: BoardJob
  /** The installer's row, from 0; undefined for a job that has none yet. */
  readonly at: number | undefined
  readonly spot: Spot
}

interface MovingOptions {
  readonly lanes: ReadonlyArray<BoardLane>
  readonly day: string
  readonly onDrop: (target: MoveTarget) => void
  readonly onCancel: (target: MoveTarget) => void
}

const lastMinute = 24 * 60 - quarter

/** A spot some quarters later or longer; within the day, and never shorter than one. */
const later = (spot: Spot, minutes: number): Spot => {
  const length = spot.end - spot.start
  const start = Math.min(Math.max(0, spot.start + minutes), lastMinute - length)
  return { ...spot, start, end: start + length }
}
const longer = (spot: Spot, minutes: number): Spot => ({
  ...spot,
  end: Math.min(Math.max(spot.start + quarter, spot.end + minutes), lastMinute)
})

/** Moves jobs over the board of a day, by keys and by hand; each step is a quarter of an hour, or an installer. */
export const useMoving = ({ lanes, day, onDrop, onCancel }: MovingOptions) => {
  const helpId = useId()
  const [target, setTarget] = useState<MoveTarget>()

  const pickUp = (job: BoardJob, stop: Stop | undefined) => {
    const spot = stop === undefined ? firstSpot(job, lanes, day) : { ...stop, day }
    if (spot !== undefined)
      setTarget({
        key: stop?.key ?? job.id,
        job,
        at: stop?.at,
        spot: { userId: spot.userId, day, start: spot.start, end: spot.end }
      })
  }
  const cancel = () => {
    if (target !== undefined) onCancel(target)
    setTarget(undefined)
  }
  const drop = () => {
    if (target === undefined) return
    setTarget(undefined)
    onDrop(target)
  }
  const move = (change: (spot: Spot) => Spot) =>
    setTarget((now) => (now === undefined ? now : { ...now, spot: change(now.spot) }))
  const toLane = (spot: Spot, by: number): Spot => {
    const at = lanes.findIndex(({ userId }) => userId === spot.userId)
    return { ...spot, userId: lanes[Math.min(Math.max(0, at + by), lanes.length - 1)]?.userId ?? spot.userId }
  }

  const onKey = (event: KeyboardEvent, job: BoardJob, stop: Stop | undefined) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isHeld = target !== undefined && target.key === (stop?.key ?? job.id)
    if (!isHeld) {
      if (event.key === "m" || event.key === "M") pickUp(job, stop)
      return
    }
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move((spot) => (event.shiftKey ? longer(spot, -quarter) : later(spot, -quarter))),
      ArrowRight: () => move((spot) => (event.shiftKey ? longer(spot, quarter) : later(spot, quarter))),
      ArrowUp: () => move((spot) => toLane(spot, -1)),
      ArrowDown: () => move((spot) => toLane(spot, 1)),
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
  return { target, helpId, onKey, cancel, drop, pickUp, move }
}
export type Moving = ReturnType<typeof useMoving>

/** Where a job that has no hours yet is shown first: with the first installer who works that day, as they begin. */
const firstSpot = (job: BoardJob, lanes: ReadonlyArray<BoardLane>, day: string): Spot | undefined => {
  const hoursOf = (lane: BoardLane) => lane.days.find((one) => one.day === day && one.start !== "")
  const lane = lanes.find((one) => one.active && hoursOf(one) !== undefined) ?? lanes[0]
  if (lane === undefined) return undefined
  const begins = job.timeFrame === "afternoon" ? "12:00" : (hoursOf(lane)?.start ?? "08:00")
  const start = minutesOf(begins)
  return { userId: lane.userId, day, start, end: Math.min(start + job.minutes, lastMinute) }
}
