import type { QuoteTime } from "#domain/public-page/quoteTypes.ts"
import type { VehiclePlace } from "./DocumentClient.ts"

/** The customer's choice, not signed yet. */
export interface ChosenTime {
  readonly time: QuoteTime
  /** End of the hold, in milliseconds UTC. */
  readonly until: number
  readonly address: VehiclePlace | null
}

const place = "frit.booking"

/** Saves the choice in this tab by content hash, so that it survives the phone discarding the page. */
export const saveChoice = (contentHash: string, chosen: ChosenTime) => {
  try {
    sessionStorage.setItem(place, JSON.stringify({ contentHash, chosen }))
  } catch {
    // If the browser has no storage, the customer is asked again.
  }
}

/** The earlier choice for the same quote, if any. */
export const savedChoice = (contentHash: string): ChosenTime | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? "null") as {
      readonly contentHash: string
      readonly chosen: ChosenTime
    } | null
    return kept?.contentHash === contentHash ? kept.chosen : undefined
  } catch {
    return undefined
  }
}
