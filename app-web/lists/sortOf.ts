import type { TableSort } from "#ui/Table.tsx"

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
