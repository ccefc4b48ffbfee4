import { countedUpTo, defaultPageSize } from "#domain/shared/Page.ts"

/** The part of a sorted list that is asked for; counts no further than `countedUpTo`. */
export const pageIn = <Item>(found: ReadonlyArray<Item>, { page = 1, size = defaultPageSize }: { readonly page?: number; readonly size?: number }) => ({
  items: found.slice((page - 1) * size, page * size),
  total: Math.min(found.length, countedUpTo)
})
