import { useLocation, useNavigate } from "react-router-dom"
import type { Endpoint, Wire } from "#domain/contract/Endpoint.ts"
import { useUser } from "#web/session/useUser.ts"
import { keepPageSize, keptPageSize } from "./keptPageSize.ts"
import { narrowed, searchInUrl, urlOfSearch } from "./searchInUrl.ts"

/** Which part of a list is asked for; see `pageFields`. */
export interface Paged {
  readonly page?: number
  readonly size?: number
}

/** The list that is on screen, which is the one in the URL: a pasted address gives the same list. Only the number of rows is also remembered. */
export const useListSearch = <I extends Wire>(endpoint: Endpoint<I>) => {
  type Search = I["Type"]
  const { id } = useUser()
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const size = keptPageSize(id, endpoint.name)
  const asked: Search & Paged = { ...(size === undefined ? {} : { size }), ...searchInUrl(endpoint, new URLSearchParams(search)) }
  const go = (next: Search) => void navigate(`${pathname}${urlOfSearch(next)}`, { replace: true })
  const narrow = (change: { readonly [K in keyof Search]?: Search[K] | undefined }) => go(narrowed(asked, change))
  return {
    asked,
    /** Another page of the same list. */
    turn: (page: number) => go({ ...asked, page }),
    /** Another list, from its first page. */
    narrow,
    /** More or fewer rows a page, from now on. */
    resize: (rows: number) => {
      keepPageSize(id, endpoint.name, rows)
      go(narrowed(asked, { size: rows } as Parameters<typeof narrow>[0]))
    }
  }
}

/** What a pager needs of it. */
export interface ListSearch {
  readonly asked: Paged
  readonly turn: (page: number) => void
  readonly resize: (rows: number) => void
}
