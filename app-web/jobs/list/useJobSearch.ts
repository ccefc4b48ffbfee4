import { useLocation, useNavigate } from "react-router-dom"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { narrowed, searchInUrl, urlOfSearch } from "./searchInUrl.ts"

/** The list that is on screen, which is the one in the URL. */
export const useJobSearch = () => {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const asked = searchInUrl(new URLSearchParams(search))
  const go = (next: JobSearch) => void navigate(`${pathname}${urlOfSearch(next)}`, { replace: true })
  return {
    asked,
    /** Another page of the same list. */
    turn: (page: number) => go({ ...asked, page }),
    /** Another list, from its first page. */
    narrow: (change: Parameters<typeof narrowed>[1]) => go(narrowed(asked, change))
  }
}

export type JobSearchOnScreen = ReturnType<typeof useJobSearch>
