import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { urlOfSearch } from "#web/lists/searchInUrl.ts"

/** The jobs list narrowed to a search. */
export const jobsHref = (search: JobSearch): string => `/jobs/jobs-list${urlOfSearch(search)}`
