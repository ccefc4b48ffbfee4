import { createContext, useContext } from "react"
import type { BoardJob, BoardLocation } from "#domain/schedule/boardApi.ts"

/** Properties that can determine the color of a card. The card shows the same in words. */
export const colorings = ["type", "stage", "parts", "location"] as const
export type Coloring = (typeof colorings)[number]

/** The colors of a card. */
export type StopTone = "accent" | "info" | "warning" | "success" | "neutral"

/** The locations' colors, in order. They repeat after the last, and names distinguish them. */
const ofLocations = ["accent", "info", "warning", "success"] as const

/** Finished jobs are always neutral, regardless of the coloring. */
const isOver = ({ complete, stage }: BoardJob) => complete || stage === "invoice"

/** The color of a card for the chosen property. */
export const toneBy = (
  coloring: Coloring,
  job: BoardJob,
  locations: ReadonlyArray<Pick<BoardLocation, "id">>
): StopTone => {
  if (coloring === "location") {
    const at = locations.findIndex(({ id }) => id === job.locationId)
    return ofLocations[Math.max(0, at) % ofLocations.length]!
  }
  if (isOver(job)) return "neutral"
  if (coloring === "stage") return job.stage === "quote" ? "warning" : "accent"
  if (coloring === "parts") return job.partsStatus === "complete" ? "success" : "warning"
  if (job.jobType === "repair") return "success"
  return job.calibration !== "" || job.jobType === "calibration" ? "info" : "accent"
}

/** The coloring of this board's cards, and the locations it uses. */
export const StopColors = createContext<{
  readonly coloring: Coloring
  readonly locations: ReadonlyArray<BoardLocation>
}>({ coloring: "type", locations: [] })

/** The coloring of the surrounding board. */
export const useStopColors = () => useContext(StopColors)
