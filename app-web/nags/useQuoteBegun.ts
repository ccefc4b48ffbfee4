import { useState } from "react"
import { useLocation } from "react-router-dom"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import type { GlassQuery } from "#domain/nags-search/GlassQuery.ts"
import type { JobValues } from "#web/jobs/form/JobForm.ts"
import { newLine } from "#web/jobs/parts/newLine.ts"

/** What the NAGS search hands to a new quote, in the state of the address. */
export interface QuoteBegun {
  readonly part: GlassPart
  readonly query: Extract<GlassQuery, { readonly by: "vehicle" }> | undefined
}

/**
 * A new job with the pane that was found for it, at its list price until a profile prices it, and the vehicle it was
 * sought for.
 */
export const useQuoteBegun = () => {
  const begun = useLocation().state as QuoteBegun | null
  const [lineId] = useState(() => crypto.randomUUID())
  return (start: JobValues): JobValues => {
    if (begun?.part === undefined) return start
    const {
      part: { partNumber, description, listPrice },
      query
    } = begun
    const vehicle =
      query === undefined
        ? start.vehicle
        : { ...start.vehicle, year: query.year, make: query.make, model: query.model, bodyStyle: query.bodyStyle }
    return {
      ...start,
      vehicle,
      lines: [{ ...newLine("glass", lineId, description), partNumber, listPrice, netPrice: listPrice }]
    }
  }
}
