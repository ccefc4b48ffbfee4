import type { ListName } from "#domain/access/ListName.ts"
import type { TableSort } from "#ui/Table.tsx"
import type { Language } from "#domain/words/languages.ts"
import { unpagedSearch } from "./paging.ts"
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

interface Sorting {
  readonly sort?: string
  readonly descending?: boolean
}

/** The order on screen; `standard` where none is asked for. */
export const sortOf = ({ sort, descending }: Sorting, standard: TableSort): TableSort => ({
  column: sort ?? standard.column,
  direction:
    descending === undefined
      ? sort === undefined
        ? standard.direction
        : "ascending"
      : descending
        ? "descending"
        : "ascending"
})

/** How an order is asked for: nothing for the standard one, so that the plain address stays plain. */
export const searchOfSort = (
  { column, direction }: TableSort,
  standard: TableSort
): { sort: string | undefined; descending: boolean | undefined } => {
  const isStandard = column === standard.column
  const usual = isStandard ? standard.direction : "ascending"
  return {
    sort: isStandard ? undefined : column,
    descending: direction === usual ? undefined : direction === "descending"
  }
}

/** Where all of a list is had as a file: the filters and the order on screen, these columns, this language. */
export const csvHref = (
  list: ListName,
  asked: object,
  columns: ReadonlyArray<{ readonly id: string }>,
  language: Language
): string => {
  const file = list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `/api/V1/exports/${file}.csv${urlOfSearch({ ...unpagedSearch(asked), columns: columns.map(({ id }) => id).join("-"), language })}`
}
