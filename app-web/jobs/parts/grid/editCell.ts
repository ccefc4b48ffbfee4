import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { newLine } from "../newLine.ts"
import { blockOf, writeBlock } from "./cellBlock.ts"
import { cellText, isUnread } from "./cellText.ts"
import { columnOf, type ColumnId } from "./gridColumns.ts"
import type { GridState, GridWorld } from "./GridState.ts"
import { step } from "./history.ts"
import { isWritable, writeCell } from "./writeCell.ts"

/**
 * Begins to type into the cell: over what stands there with `text`, else on from it. Sums are not typed, ticks are
 * pressed.
 */
export const begin = (state: GridState, text: string | undefined, world: GridWorld): GridState => {
  const id = world.columns[state.column]
  if (id === undefined || !isWritable(id, world.speech) || columnOf(id).kind === "tick" || state.edit !== undefined)
    return state
  const line = state.lines[state.row]
  return {
    ...state,
    corner: undefined,
    edit: text ?? (line === undefined ? "" : cellText(line, id, world.speech)),
    said: undefined
  }
}

export const cancel = (state: GridState): GridState =>
  state.edit === undefined ? state : { ...state, edit: undefined }

/** Keeps what was typed, then goes on: beyond the last column to the next row, before the first to the one above. */
export const commit = (state: GridState, rows: number, columns: number, world: GridWorld): GridState => {
  const id = world.columns[state.column]
  const written =
    state.edit === undefined || id === undefined ? state : { ...put(state, id, state.edit, world), edit: undefined }
  return onward(written, rows, columns, world)
}

const onward = (state: GridState, rows: number, columns: number, { columns: shown }: GridWorld): GridState => {
  const last = state.lines.length
  const beside = state.column + columns
  const over = beside >= shown.length && state.row < last ? 1 : beside < 0 && state.row > 0 ? -1 : 0
  const row = Math.min(Math.max(state.row + rows + over, 0), last)
  const column = over === 1 ? 0 : over === -1 ? shown.length - 1 : Math.min(Math.max(beside, 0), shown.length - 1)
  return row === state.row && column === state.column ? state : { ...state, row, column, anchor: row }
}

/** The grid with a text in the cell it stands on; in the empty row below that begins a line. */
const put = (state: GridState, id: ColumnId, text: string, world: GridWorld): GridState => {
  const line = state.lines[state.row]
  if (line === undefined && (text.trim() === "" || !isWritable(id, world.speech))) return state
  const before = line ?? newLine("part", world.newId())
  const after = writeCell(before, id, text, world.speech, world.profile)
  return step(
    state,
    line === undefined ? [...state.lines, after] : state.lines.with(state.row, after),
    wrote(after, id)
  )
}

const wrote = (line: LineValues, column: ColumnId) =>
  ({ what: isUnread(line, column) ? "unread" : "wrote", id: line.id, column }) as const

/** Turns a tick round. */
export const toggle = (state: GridState, world: GridWorld): GridState => {
  const id = world.columns[state.column]
  const line = state.lines[state.row]
  if (line === undefined || (id !== "taxable" && id !== "customerPaid") || !isWritable(id, world.speech)) return state
  return put(state, id, line[id] ? world.speech.no : world.speech.yes, world)
}

const isNeverEmpty = (id: ColumnId) => columnOf(id).kind === "status" || columnOf(id).kind === "kind"

/** Empties the cell, or every cell of the block as one step; a status or kind, which is never empty, stays. */
export const clear = (state: GridState, world: GridWorld): GridState => {
  if (state.corner !== undefined) {
    const block = blockOf(state)
    const lines = writeBlock(state.lines, block, world, (id) => (isNeverEmpty(id) ? undefined : ""))
    return step(state, lines, {
      what: "cleared",
      count: (block.bottom - block.top + 1) * (block.right - block.left + 1)
    })
  }
  const id = world.columns[state.column]
  return id === undefined || state.lines[state.row] === undefined || isNeverEmpty(id)
    ? state
    : put(state, id, "", world)
}
