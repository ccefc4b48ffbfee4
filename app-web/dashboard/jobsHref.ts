import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { urlOfSearch } from "#web/lists/searchInUrl.ts"

/** Returns the URL of the jobs list filtered by a search. */
export const jobsHref = (search: JobSearch): string => `/jobs/jobs-list${urlOfSearch(search)}`
