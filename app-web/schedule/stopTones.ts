import { createContext, useContext } from "react"
import type { BoardJob, BoardLocation } from "#domain/schedule/boardApi.ts"

/** What the color of a card is chosen by; the card says the same in words. */
export const colorings = ["type", "stage", "parts", "location"] as const
export type Coloring = (typeof colorings)[number]

/** The colors that a card has. */
export type StopTone = "accent" | "info" | "warning" | "success" | "neutral"

/** The locations' colors, in their order; past the last they begin anew, and their names tell them apart. */
const ofLocations = ["accent", "info", "warning", "success"] as const

/** What is done has no color of its own, whatever the others are colored by. */
const isOver = ({ complete, stage }: BoardJob) => complete || stage === "invoice"

/** The color of a card by what was chosen. */
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

/** How the cards of this board are colored, and by which locations. */
export const StopColors = createContext<{
  readonly coloring: Coloring
  readonly locations: ReadonlyArray<BoardLocation>
}>({ coloring: "type", locations: [] })

/** How the cards around here are colored. */
export const useStopColors = () => useContext(StopColors)
