import type { ListName } from "#domain/access/ListName.ts"
import type { TableSort } from "#ui/Table.tsx"
import type { Language } from "#domain/words/languages.ts"
import { unpagedSearch } from "./paging.ts"
import { formatSearchParams } from "./parseSearch.ts"

/**
 * URL state of a list other than its filters: the columns (`columnsText`), the view it was opened from, and its display
 * mode if not a table.
 */
export interface ListUrlState {
  readonly as?: string | undefined
  readonly columns?: string | undefined
  readonly view?: string | undefined
}

/** URL value for the default columns, overriding the user's own choice. */
export const standardColumns = "standard"

/** URL value for no view, overriding the user's default view. */
export const noView = "all"

/** Returns the query string of a list in its current state. */
export const addressOf = (asked: object, { as, columns, view }: ListUrlState): string =>
  formatSearchParams({ ...asked, as, columns, view }).slice(1)

/** Returns whether two query strings show the same list, ignoring the page and the original view. */
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

/** Returns the current sort order, or `standard` if none is set. */
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

/** Returns the search parameters of a sort order. The default order has none, which keeps the URL short. */
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

/** Returns the URL of the list's CSV export, with the current filters, sort order, columns and language. */
export const csvHref = (
  list: ListName,
  asked: object,
  columns: ReadonlyArray<{ readonly id: string }>,
  language: Language
): string => {
  const file = list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `/api/V1/exports/${file}.csv${formatSearchParams({ ...unpagedSearch(asked), columns: columns.map(({ id }) => id).join("-"), language })}`
}
