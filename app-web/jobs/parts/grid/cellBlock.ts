import { cellText, isWritable, writeCell } from "./cells.ts"
import type { ColumnId } from "./gridColumns.ts"
import { type GridState, type GridContext, type Lines, pushUndoStep } from "./GridState.ts"

/** A rectangle of cells, with zero-based, inclusive bounds. */
interface CellBlock {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** The cells an action applies to: the selected block, otherwise the active cell. */
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

/** Extends the block selection to a cell, clamped to the existing lines. A new block starts at the active cell. */
export const extendSelection = (state: GridState, row: number, column: number, { columns }: GridContext): GridState => {
  const [lastRow, lastColumn] = [state.lines.length - 1, columns.length - 1]
  if (lastRow < 0 || state.edit !== undefined) return state
  const corner = state.corner ?? { row: between(state.row, lastRow), column: state.column }
  const to = { row: between(row, lastRow), column: between(column, lastColumn) }
  const isOne = corner.row === to.row && corner.column === to.column
  return { ...state, ...to, anchor: to.row, selectedIds: new Set(), corner: isOne ? undefined : corner }
}

/**
 * Returns the lines with new text in the editable cells of a block. Cells for which `textOf` returns undefined stay
 * unchanged.
 */
export const writeBlock = (
  lines: Lines,
  { top, bottom, left, right }: CellBlock,
  { columns, speech, profile }: GridContext,
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

const nearest = (at: number, last: number) => Math.min(Math.max(at, 0), Math.max(last, 0))

/** Moves to a cell, clamped to the grid. Does not commit an edit in progress. */
export const goTo = (state: GridState, row: number, column: number, { columns }: GridContext): GridState => {
  const next = { row: nearest(row, state.lines.length), column: nearest(column, columns.length - 1) }
  return next.row === state.row && next.column === state.column && state.corner === undefined
    ? state
    : { ...state, ...next, corner: undefined, anchor: next.row }
}

/** Clamps the active cell and the selection to existing lines and columns. */
export const clampToGrid = (state: GridState, { columns }: GridContext): GridState => {
  const ids = new Set(state.lines.map(({ id }) => id))
  const chosen = [...state.selectedIds].every((id) => ids.has(id))
    ? state.selectedIds
    : new Set([...state.selectedIds].filter((id) => ids.has(id)))
  const row = nearest(state.row, state.lines.length)
  const column = nearest(state.column, columns.length - 1)
  const corner =
    state.corner !== undefined && (state.corner.row >= state.lines.length || state.corner.column >= columns.length)
      ? undefined
      : state.corner
  return row === state.row && column === state.column && corner === state.corner && chosen === state.selectedIds
    ? state
    : { ...state, row, column, corner, selectedIds: chosen, anchor: row }
}

/** Row selection modes: toggle a row, extend the range from the anchor, select all, clear. */
export type RowSelectMode = "toggle" | "to" | "all" | "none"

export const selectRows = (before: GridState, how: RowSelectMode, row: number): GridState => {
  const state = before.corner === undefined ? before : { ...before, corner: undefined }
  const { lines } = state
  if (how === "none") return state.selectedIds.size === 0 ? state : { ...state, selectedIds: new Set() }
  if (how === "all") return { ...state, selectedIds: new Set(lines.map(({ id }) => id)) }
  const at = nearest(row, lines.length - 1)
  const line = lines[at]
  if (line === undefined) return state
  if (how === "toggle") {
    const chosen = new Set(state.selectedIds)
    if (!chosen.delete(line.id)) chosen.add(line.id)
    return { ...state, selectedIds: chosen, anchor: at }
  }
  const [first, last] = [Math.min(state.anchor, at), Math.max(state.anchor, at)]
  return { ...state, row: at, selectedIds: new Set(lines.slice(first, last + 1).map(({ id }) => id)) }
}

/**
 * Fills cells with the value above, as one undo step: the first row of a block into its other rows, or the row above
 * into a single-row block or cell. If several rows are selected, the first one's cell is copied into the others.
 */
export const fillDown = (state: GridState, world: GridContext): GridState =>
  state.selectedIds.size > 1 ? fillRows(state, world) : fillBlock(state, world)

/** Whether there is a row to fill from. */
export const canFillDown = (state: GridState): boolean => state.selectedIds.size > 1 || sourceOf(state) >= 0

const sourceOf = (state: GridState) => {
  const { top, bottom } = blockOf(state)
  return top === bottom ? top - 1 : top
}

const fillBlock = (state: GridState, world: GridContext): GridState => {
  const from = sourceOf(state)
  const source = state.lines[from]
  if (source === undefined) return state
  const block = blockOf(state)
  const lines = writeBlock(state.lines, { ...block, top: from + 1 }, world, (id) => cellText(source, id, world.speech))
  return pushUndoStep(state, lines, { what: "filled", count: (block.bottom - from) * (block.right - block.left + 1) })
}

const fillRows = (state: GridState, { columns, speech, profile }: GridContext): GridState => {
  const id = columns[state.column]
  const [source, ...others] = state.lines.filter((line) => state.selectedIds.has(line.id))
  if (id === undefined || source === undefined || !isWritable(id, speech)) return state
  const text = cellText(source, id, speech)
  return pushUndoStep(
    state,
    state.lines.map((line) => (others.includes(line) ? writeCell(line, id, text, speech, profile) : line)),
    { what: "filled", count: others.length }
  )
}
