import { useSearchParams } from "react-router-dom"
import { Stage } from "#domain/jobs/Job.ts"
import { JobType } from "#domain/jobs/JobInstall.ts"
import { isDay } from "#domain/shared/Day.ts"

/** How the board is looked at. */
export const boardViews = ["day", "week", "month", "list"] as const
export type BoardView = (typeof boardViews)[number]

/** What the board's address says; a garbled part of it is left out. */
export interface BoardAddress {
  readonly view: BoardView
  /** "" for today. */
  readonly day: string
  readonly location: string
  readonly type: string
  readonly stage: string
  readonly installer: string
  /** The job whose sheet is open. */
  readonly job: string
}

/** The board's address, and the way to another one. */
export const useBoardAddress = (): readonly [BoardAddress, (change: Partial<BoardAddress>) => void] => {
  const [params, setParams] = useSearchParams()
  const valueOf = (name: string) => params.get(name) ?? ""
  const among = (known: ReadonlyArray<string>, name: string) => (known.includes(valueOf(name)) ? valueOf(name) : "")
  const address: BoardAddress = {
    view: (among(boardViews, "view") || "day") as BoardView,
    day: isDay(valueOf("day")) ? valueOf("day") : "",
    location: valueOf("location"),
    type: among(JobType.literals, "type"),
    stage: among(Stage.literals, "stage"),
    installer: valueOf("installer"),
    job: valueOf("job")
  }
  const go = (change: Partial<BoardAddress>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change)) {
          if (value === "" || (name === "view" && value === "day")) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true }
    )
  return [address, go]
}
