import type { ShownColumn } from "#domain/lists/columnsText.ts"
import type { TableColumn } from "#ui/TableColumn.ts"

/**
 * The columns as chosen, the first of the list always first; the standard ones where nothing that exists was chosen.
 */
export const shownColumns = <T>(
  all: ReadonlyArray<TableColumn<T>>,
  chosen: ReadonlyArray<ShownColumn>
): ReadonlyArray<TableColumn<T>> => {
  const standard = all.filter(({ isExtra = false }) => !isExtra)
  const known = chosen.flatMap(({ id, width }) => {
    const column = all.find((one) => one.id === id)
    return column === undefined ? [] : [{ ...column, chosenWidth: width }]
  })
  if (known.length === 0) return standard
  // Other widths alone: a narrow list still leaves out what it has no room for.
  if (known.map(({ id }) => id).join() === standard.map(({ id }) => id).join()) return known
  const [first] = all
  const isFirst = ({ id }: TableColumn<T>) => id === first?.id
  const ordered = [
    ...known.filter(isFirst),
    ...(known.some(isFirst) || first === undefined ? [] : [first]),
    ...known.filter((column) => !isFirst(column))
  ]
  // What somebody chose is shown however narrow the list is.
  return ordered.map((column) => ({ ...column, from: undefined }))
}

/** The same as a choice, to be changed further. */
export const choiceOf = <T>(shown: ReadonlyArray<TableColumn<T>>): ReadonlyArray<ShownColumn> =>
  shown.map(({ id, chosenWidth }) => (chosenWidth === undefined ? { id } : { id, width: chosenWidth }))
