import { useMemo } from "react"
import { useSearchParams } from "react-router-dom"
import { Stage } from "#domain/jobs/Job.ts"
import { JobType } from "#domain/jobs/JobInstall.ts"
import { isDay } from "#domain/shared/Day.ts"
import { type Coloring, colorings } from "./stopTones.ts"
import { useStableCallback } from "./useStableCallback.ts"

/** The views of the board. */
export const boardViews = ["day", "week", "month", "list"] as const
export type BoardView = (typeof boardViews)[number]

/** Number of days in the week view: 3 or 5 from the selected day on, or its entire week. */
export const weekLengths = ["3", "5", "7"] as const
export type WeekLength = (typeof weekLengths)[number]

/** Default values, omitted from the URL. */
const usual: Readonly<Record<string, string>> = { view: "day", days: "7", color: "type" }

/** The board's state from the URL; invalid parameters are ignored. */
export interface BoardAddress {
  readonly view: BoardView
  /** "" for today. */
  readonly day: string
  readonly location: string
  readonly type: string
  readonly stage: string
  readonly installer: string
  /** Number of days in the week view. */
  readonly days: WeekLength
  /** The property that determines the color of the cards. */
  readonly color: Coloring
  /** The job whose panel is open. */
  readonly job: string
}

/** All locations: the user removed the default location filter. */
const anywhere = "any"

/**
 * The board's URL state, and a function to change it. `opening` is the state of the URL without parameters; `home` is
 * its default location filter, until another is chosen or it is removed.
 */
export const useBoardAddress = (
  opening: string | undefined,
  home: string
): readonly [BoardAddress, (change: Partial<BoardAddress>) => void] => {
  const [given, setParams] = useSearchParams()
  const said = opening ?? given.toString()
  const address = useMemo(() => addressOf(new URLSearchParams(said)), [said])
  const go = useStableCallback((change: Partial<BoardAddress>) =>
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
