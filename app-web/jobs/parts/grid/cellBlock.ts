import type { GridState, GridWorld, Lines } from "./GridState.ts"
import type { ColumnId } from "./gridColumns.ts"
import { isWritable, writeCell } from "./writeCell.ts"

/** A rectangle of cells, rows and columns from 0, both ends in it. */
export interface CellBlock {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** The cells something is done with: the chosen block, else the one cell the person is on. */
export const blockOf = ({
  row,
  column,
  corner = { row, column }
}: Pick<GridState, "row" | "column" | "corner">): CellBlock => ({
  top: Math.min(row, corner.row),
  bottom: Math.max(row, corner.row),
  left: Math.min(column, corner.column),
  right: Math.max(column, corner.column)
})

const between = (at: number, last: number) => Math.min(Math.max(at, 0), last)

/** Draws the block on to a cell, the nearest there is in a line; it began where the person stood. */
export const extend = (state: GridState, row: number, column: number, { columns }: GridWorld): GridState => {
  const [lastRow, lastColumn] = [state.lines.length - 1, columns.length - 1]
  if (lastRow < 0 || state.edit !== undefined) return state
  const corner = state.corner ?? { row: between(state.row, lastRow), column: state.column }
  const to = { row: between(row, lastRow), column: between(column, lastColumn) }
  const isOne = corner.row === to.row && corner.column === to.column
  return { ...state, ...to, anchor: to.row, chosen: new Set(), corner: isOne ? undefined : corner }
}

/**
 * The lines with other texts in a block, in the cells that can be written; where `textOf` says none, what stands there
 * stays.
 */
export const writeBlock = (
  lines: Lines,
  { top, bottom, left, right }: CellBlock,
  { columns, speech, profile }: GridWorld,
  textOf: (id: ColumnId) => string | undefined
): Lines => {
  const ids = columns.slice(left, right + 1).filter((id) => isWritable(id, speech))
  return lines.map((line, row) =>
    row < top || row > bottom
      ? line
      : ids.reduce((now, id) => {
          const text = textOf(id)
          return text === undefined ? now : writeCell(now, id, text, speech, profile)
        }, line)
  )
}
