import type { VisibleColumn } from "#domain/lists/columnsText.ts"
import type { TableColumn } from "#ui/TableColumn.ts"

/**
 * Returns the chosen columns, always starting with the list's first one; the default columns if none of the chosen ones
 * exist.
 */
export const shownColumns = <T>(
  all: ReadonlyArray<TableColumn<T>>,
  chosen: ReadonlyArray<VisibleColumn>
): ReadonlyArray<TableColumn<T>> => {
  const standard = all.filter(({ isOptional = false }) => !isOptional)
  const known = chosen.flatMap(({ id, width }) => {
    const column = all.find((one) => one.id === id)
    return column === undefined ? [] : [{ ...column, chosenWidth: width }]
  })
  if (known.length === 0) return standard
  // Only the widths were changed: columns that do not fit a narrow list are still left out.
  if (known.map(({ id }) => id).join() === standard.map(({ id }) => id).join()) return known
  const [first] = all
  const isFirst = ({ id }: TableColumn<T>) => id === first?.id
  const ordered = [
    ...known.filter(isFirst),
    ...(known.some(isFirst) || first === undefined ? [] : [first]),
    ...known.filter((column) => !isFirst(column))
  ]
  // Explicitly chosen columns are shown however narrow the list is.
  return ordered.map((column) => ({ ...column, minTableWidth: undefined }))
}

/** Converts shown columns back to a choice that can be modified. */
export const choiceOf = <T>(shown: ReadonlyArray<TableColumn<T>>): ReadonlyArray<VisibleColumn> =>
  shown.map(({ id, chosenWidth }) => (chosenWidth === undefined ? { id } : { id, width: chosenWidth }))
