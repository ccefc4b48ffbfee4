import type { QuoteTime } from "#domain/public-page/quoteTypes.ts"
import type { VehiclePlace } from "./DocumentServer.ts"

/** What a customer chose and has not signed yet. */
export interface Chosen {
  readonly time: QuoteTime
  /** Until when it is held, in milliseconds UTC. */
  readonly until: number
  readonly address: VehiclePlace | null
}

const place = "frit.booking"

/** Keeps it in this tab, by what was shown: a phone that closes the page brings it back. */
export const keepChosen = (contentHash: string, chosen: Chosen) => {
  try {
    sessionStorage.setItem(place, JSON.stringify({ contentHash, chosen }))
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** What was chosen of the same quote before. */
export const keptChosen = (contentHash: string): Chosen | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? "null") as {
      readonly contentHash: string
      readonly chosen: Chosen
    } | null
    return kept?.contentHash === contentHash ? kept.chosen : undefined
  } catch {
    return undefined
  }
}
