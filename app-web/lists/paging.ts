import { defaultPageSize, type Page } from "#domain/shared/Page.ts"

/** The requested part of a list; see `pageFields`. */
export interface Paged {
  readonly page?: number
  readonly size?: number
  readonly cursor?: string
}

/**
 * Returns the current page number: as requested, or derived from the number of rows before a cursor's page, if known.
 */
export const currentPage = (
  { cursor, page = 1, size = defaultPageSize }: Paged,
  { from }: Pick<Page<unknown>, "from">
): number | undefined =>
  cursor === undefined ? page : from === undefined ? undefined : Math.floor((from - 1) / size) + 1

const notFilters = new Set(["page", "cursor", "size", "sort", "descending", "group"])

/** The parameters that select a page. */
const pages = new Set(["page", "cursor"])

/** Returns the parameters that filter rows. */
const filtersOf = (asked: object) =>
  Object.entries(asked).filter(([name, value]) => !notFilters.has(name) && value !== undefined && value !== "")

/** Returns whether any filter is set. */
export const hasFilters = (asked: object): boolean => filtersOf(asked).length > 0

/** Returns the search without filters, in the same order, from the first page. */
export const unfiltered = (asked: object): object =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => notFilters.has(name) && !pages.has(name)))

/** Returns the filters and sort order without page and size, i.e. the search for everything that matches. */
export const unpagedSearch = <S extends object>(asked: S): S =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => !pages.has(name) && name !== "size")) as S
