import type { JobSearch } from "#domain/jobs/JobSearch.ts"

/** The filters under "More filters". */
export const moreFilters = [
  "payment",
  "locationId",
  "installerId",
  "salespersonId",
  "salesperson",
  "insurer",
  "answer",
  "lost",
  "lostReason",
  "lostFrom",
  "lostTo",
  "rework",
  "reworkCause",
  "source",
  "installFrom",
  "installTo",
  "quotedFrom",
  "quotedTo",
  "invoicedFrom",
  "invoicedTo",
  "createdFrom",
  "createdTo",
  "wonFrom",
  "wonTo",
  "settledFrom",
  "settledTo"
] as const satisfies ReadonlyArray<keyof JobSearch>

/**
 * Groups filters that the user perceives as one: both ends of a date range, and the lost and rework filters with their
 * reasons.
 */
const named = (filter: string) => filter.replace(/(From|To|Reason|Cause)$/, "")

/** Number of active filters among them. */
export const activeMoreFilters = (asked: JobSearch): number =>
  new Set(moreFilters.filter((filter) => asked[filter] !== undefined).map(named)).size

/** Changes filters; undefined clears one. */
type SetJobFilters = (change: { readonly [K in keyof JobSearch]?: JobSearch[K] | undefined }) => void

export interface JobFilterProps {
  readonly search: JobSearch
  readonly setFilters: SetJobFilters
}
