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
