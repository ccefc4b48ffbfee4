import { useMemo } from "react"
import { useSearchParams } from "react-router-dom"
import { Stage } from "#domain/jobs/Job.ts"
import { JobType } from "#domain/jobs/JobInstall.ts"
import { isDay } from "#domain/shared/Day.ts"
import { type Coloring, colorings } from "./stopTones.ts"
import { useStable } from "./useStable.ts"

/** How the board is looked at. */
export const boardViews = ["day", "week", "month", "list"] as const
export type BoardView = (typeof boardViews)[number]

/** How many days stand beside each other in the week view: those from the day on, or its whole week. */
export const weekLengths = ["3", "5", "7"] as const
export type WeekLength = (typeof weekLengths)[number]

/** What the address need not say. */
const usual: Readonly<Record<string, string>> = { view: "day", days: "7", color: "type" }

/** What the board's address says; a garbled part of it is left out. */
export interface BoardAddress {
  readonly view: BoardView
  /** "" for today. */
  readonly day: string
  readonly location: string
  readonly type: string
  readonly stage: string
  readonly installer: string
  /** How many days a week of the board has. */
  readonly days: WeekLength
  /** What the color of a card is chosen by. */
  readonly color: Coloring
  /** The job whose sheet is open. */
  readonly job: string
}

/** Every location, where somebody took off the filter that the plain address opens with. */
const anywhere = "any"

/**
 * The board's address, and the way to another one; `opening` is what the plain address opens with, `home` the location
 * of it that holds until another is chosen or it is taken off.
 */
export const useBoardAddress = (
  opening: string | undefined,
  home: string
): readonly [BoardAddress, (change: Partial<BoardAddress>) => void] => {
  const [given, setParams] = useSearchParams()
  const said = opening ?? given.toString()
  const address = useMemo(() => addressOf(new URLSearchParams(said)), [said])
  const go = useStable((change: Partial<BoardAddress>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change)) {
          if (name === "location" && value === "" && home !== "") next.set(name, anywhere)
          else if (value === "" || usual[name] === value) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true }
    )
  )
  return [address, go]
}

const addressOf = (params: URLSearchParams): BoardAddress => {
  const valueOf = (name: string) => params.get(name) ?? ""
  const among = (known: ReadonlyArray<string>, name: string) => (known.includes(valueOf(name)) ? valueOf(name) : "")
  return {
    view: (among(boardViews, "view") || "day") as BoardView,
    day: isDay(valueOf("day")) ? valueOf("day") : "",
    location: valueOf("location") === anywhere ? "" : valueOf("location"),
    type: among(JobType.literals, "type"),
    stage: among(Stage.literals, "stage"),
    installer: valueOf("installer"),
    days: (among(weekLengths, "days") || "7") as WeekLength,
    color: (among(colorings, "color") || "type") as Coloring,
    job: valueOf("job")
  }
}
