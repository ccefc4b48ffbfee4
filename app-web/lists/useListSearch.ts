import { useLocation, useNavigate } from "react-router-dom"
import type { Endpoint, Wire } from "#domain/contract/Endpoint.ts"
import { narrowed, searchInUrl, urlOfSearch } from "./searchInUrl.ts"

/** The list that is on screen, which is the one in the URL: a pasted address gives the same list. */
export const useListSearch = <I extends Wire>(endpoint: Endpoint<I>) => {
  type Search = I["Type"]
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const asked: Search = searchInUrl(endpoint, new URLSearchParams(search))
  const go = (next: Search) => void navigate(`${pathname}${urlOfSearch(next)}`, { replace: true })
  return {
    asked,
    /** Another page of the same list. */
    turn: (page: number) => go({ ...asked, page }),
    /** Another list, from its first page. */
    narrow: (change: { readonly [K in keyof Search]?: Search[K] | undefined }) => go(narrowed(asked, change))
  }
}

export type ListSearch<I extends Wire> = ReturnType<typeof useListSearch<I>>
