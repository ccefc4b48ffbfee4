import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { formatSearchParams } from "#web/lists/parseSearch.ts"

/** Returns the URL of the jobs list filtered by a search. */
export const jobsHref = (search: JobSearch): string => `/jobs/jobs-list${formatSearchParams(search)}`
