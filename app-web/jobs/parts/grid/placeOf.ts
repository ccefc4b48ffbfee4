/** The cell of the grid that something lies in, by row and column from 0. */
export const placeOf = (target: EventTarget) => {
  const [row, column] = (target as Element).closest<HTMLElement>("[data-cell]")?.dataset["cell"]?.split(":") ?? []
  return row === undefined ? undefined : { row: Number(row), column: Number(column) }
}
