import { urlOfSearch } from "./searchInUrl.ts"

/**
 * What an address says besides the list's own filters: the columns (`columnsText`), the view it began as, and how it is
 * shown where not as a table.
 */
export interface ListPlace {
  readonly as?: string | undefined
  readonly columns?: string | undefined
  readonly view?: string | undefined
}

/** In an address: the standard columns, although the person's own choice is another. */
export const standardColumns = "standard"

/** In an address: no view, although the list usually opens with one. */
export const noView = "all"

/** What stands after the `?` for a list as it is on screen. */
export const addressOf = (asked: object, { as, columns, view }: ListPlace): string =>
  urlOfSearch({ ...asked, as, columns, view }).slice(1)

/** Whether two addresses give the same list, whatever page is open and whichever view it began as. */
export const isSameList = (one: string, other: string): boolean => settled(one) === settled(other)

const settled = (address: string): string => {
  const params = new URLSearchParams(address)
  for (const name of ["page", "cursor", "view"]) params.delete(name)
  params.sort()
  return params.toString()
}
