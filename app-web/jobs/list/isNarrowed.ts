import type { JobSearch } from "#domain/jobs/JobSearch.ts"

/** Whether a list leaves jobs out. */
export const isNarrowed = ({ text = "", stage, partsStatus, unpaid }: JobSearch): boolean =>
  text !== "" || stage !== undefined || partsStatus !== undefined || unpaid !== undefined
