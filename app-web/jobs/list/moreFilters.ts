import type { JobSearch } from "#domain/jobs/JobSearch.ts"

/** What stands behind "More filters". */
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

/** Both ends of a stretch of days are one filter to whoever reads, and so is that a quote is lost or work came back, and why. */
const named = (filter: string) => filter.replace(/(From|To|Reason|Cause)$/, "")

/** How many of them are on. */
export const moreFiltersOn = (asked: JobSearch): number =>
  new Set(moreFilters.filter((filter) => asked[filter] !== undefined).map(named)).size

/** A change of the filters; undefined takes one off. */
type NarrowJobs = (change: { readonly [K in keyof JobSearch]?: JobSearch[K] | undefined }) => void

export interface JobFilterProps {
  readonly asked: JobSearch
  readonly narrow: NarrowJobs
}
