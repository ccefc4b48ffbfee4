import { defaultPageSize, type Page } from "#domain/shared/Page.ts"

/** Which part of a list is asked for; see `pageFields`. */
export interface Paged {
  readonly page?: number
  readonly size?: number
  readonly cursor?: string
}

/**
 * The number of the page on screen: as asked for, or by how many rows came before those that a cursor led to, where
 * that is known.
 */
export const pageShown = (
  { cursor, page = 1, size = defaultPageSize }: Paged,
  { from }: Pick<Page<unknown>, "from">
): number | undefined =>
  cursor === undefined ? page : from === undefined ? undefined : Math.floor((from - 1) / size) + 1

const notFilters = new Set(["page", "cursor", "size", "sort", "descending", "group"])

/** What says which page is open. */
const pages = new Set(["page", "cursor"])

/** What of a search leaves rows out. */
const filtersOf = (asked: object) =>
  Object.entries(asked).filter(([name, value]) => !notFilters.has(name) && value !== undefined && value !== "")

/** Whether a list leaves something out. */
export const isNarrowed = (asked: object): boolean => filtersOf(asked).length > 0

/** The whole list, in the same order, from its first page. */
export const unfiltered = (asked: object): object =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => notFilters.has(name) && !pages.has(name)))

/** The filters and the order, without page and size: what stands for "all that match". */
export const unpagedSearch = <S extends object>(asked: S): S =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => !pages.has(name) && name !== "size")) as S
