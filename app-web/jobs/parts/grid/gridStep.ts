import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { newLine } from "../newLine.ts"
import {
  blockOf,
  selectRows,
  type RowSelectMode,
  extendSelection,
  fillDown,
  goTo,
  clampToGrid,
  writeBlock
} from "./cellBlock.ts"
import { cellText, isUnparsed, isWritable, writeCell } from "./cells.ts"
import { pasteBlock } from "./clipboard.ts"
import { type ColumnId, columnOf } from "./gridColumns.ts"
import {
  syncLines,
  type GridState,
  type GridContext,
  type Lines,
  redo,
  type LastAction,
  pushUndoStep,
  undo
} from "./GridState.ts"
import { duplicateRows, moveRows, removeRows } from "./rowActions.ts"

/** All actions of the grid. */
export type GridAction =
  | { readonly do: "go"; readonly row: number; readonly column: number }
  | { readonly do: "by"; readonly rows: number; readonly columns: number }
  /** Extends the block selection to a cell, or by a number of rows and columns. */
  | { readonly do: "extend"; readonly row: number; readonly column: number }
  | { readonly do: "extendBy"; readonly rows: number; readonly columns: number }
  | { readonly do: "edit"; readonly text?: string }
  | { readonly do: "type"; readonly text: string }
  | { readonly do: "commit"; readonly rows: number; readonly columns: number }
  | { readonly do: "choose"; readonly how: RowSelectMode; readonly row: number }
  | { readonly do: "move"; readonly by: 1 | -1 }
  | { readonly do: "remove"; readonly alsoWith: boolean }
  | { readonly do: "paste"; readonly text: string }
  /** A change of the lines made outside the grid, as one undo step. */
  | { readonly do: "replace"; readonly lines: Lines; readonly said?: LastAction }
  /** Takes in the form's current lines after a save, a restored draft or another user's change. */
  | { readonly do: "adopt"; readonly lines: Lines }
  | { readonly do: "cancel" | "toggle" | "clear" | "fill" | "duplicate" | "undo" | "redo" }

/** The grid's reducer. Returns the same object if nothing changed. */
export const gridStep = (state: GridState, action: GridAction, world: GridContext): GridState => {
  switch (action.do) {
    case "go":
      return goTo(state, action.row, action.column, world)
    case "by":
      return goTo(state, state.row + action.rows, state.column + action.columns, world)
    case "extend":
      return extendSelection(state, action.row, action.column, world)
    case "extendBy":
      return extendSelection(state, state.row + action.rows, state.column + action.columns, world)
    case "edit":
      return begin(state, action.text, world)
    case "type":
      return state.edit === undefined ? state : { ...state, edit: action.text }
    case "commit":
      return commit(state, action.rows, action.columns, world)
    case "choose":
      return selectRows(state, action.how, action.row)
    case "move":
      return moveRows(state, action.by)
    case "remove":
      return clampToGrid(removeRows(state, action.alsoWith), world)
    case "paste":
      return pasteBlock(state, action.text, world)
    case "replace":
      return clampToGrid(pushUndoStep(state, action.lines, action.said), world)
    case "adopt":
      return clampToGrid(syncLines(state, action.lines), world)
    case "cancel":
      return cancel(state)
    case "toggle":
      return toggle(state, world)
    case "clear":
      return clear(state, world)
    case "fill":
      return fillDown(state, world)
    case "duplicate":
      return duplicateRows(state, world)
    case "undo":
      return clampToGrid(undo(state), world)
    case "redo":
      return clampToGrid(redo(state), world)
  }
}

/**
 * Starts editing the cell: `text` replaces its content, otherwise editing continues from it. Totals cannot be edited,
 * and checkboxes are toggled instead.
 */
const begin = (state: GridState, text: string | undefined, world: GridContext): GridState => {
  const id = world.columns[state.column]
  if (id === undefined || !isWritable(id, world.speech) || columnOf(id).kind === "tick" || state.edit !== undefined)
    return state
  const line = state.lines[state.row]
  return {
    ...state,
    corner: undefined,
    edit: text ?? (line === undefined ? "" : cellText(line, id, world.speech)),
    lastAction: undefined
  }
}

const cancel = (state: GridState): GridState => (state.edit === undefined ? state : { ...state, edit: undefined })

/** Commits the edit, then moves: past the last column to the next row, before the first to the previous one. */
const commit = (state: GridState, rows: number, columns: number, world: GridContext): GridState => {
  const id = world.columns[state.column]
  const written =
    state.edit === undefined || id === undefined ? state : { ...put(state, id, state.edit, world), edit: undefined }
  return onward(written, rows, columns, world)
}

const onward = (state: GridState, rows: number, columns: number, { columns: shown }: GridContext): GridState => {
  const last = state.lines.length
  const beside = state.column + columns
  const over = beside >= shown.length && state.row < last ? 1 : beside < 0 && state.row > 0 ? -1 : 0
  const row = Math.min(Math.max(state.row + rows + over, 0), last)
  const column = over === 1 ? 0 : over === -1 ? shown.length - 1 : Math.min(Math.max(beside, 0), shown.length - 1)
  return row === state.row && column === state.column ? state : { ...state, row, column, anchor: row }
}

/** Writes text to the active cell; in the empty row below, this adds a line. */
const put = (state: GridState, id: ColumnId, text: string, world: GridContext): GridState => {
  const line = state.lines[state.row]
  if (line === undefined && (text.trim() === "" || !isWritable(id, world.speech))) return state
  const before = line ?? newLine("part", world.newId())
  const after = writeCell(before, id, text, world.speech, world.profile)
  return pushUndoStep(
    state,
    line === undefined ? [...state.lines, after] : state.lines.with(state.row, after),
    wrote(after, id)
  )
}

const wrote = (line: LineValues, column: ColumnId) =>
  ({ what: isUnparsed(line, column) ? "unread" : "wrote", id: line.id, column }) as const

/** Toggles a checkbox. */
const toggle = (state: GridState, world: GridContext): GridState => {
  const id = world.columns[state.column]
  const line = state.lines[state.row]
  if (line === undefined || (id !== "taxable" && id !== "customerPaid") || !isWritable(id, world.speech)) return state
  return put(state, id, line[id] ? world.speech.no : world.speech.yes, world)
}

const isNeverEmpty = (id: ColumnId) => columnOf(id).kind === "status" || columnOf(id).kind === "kind"

/** Clears the cell, or every cell of the block as one undo step. Status and kind are never empty and stay unchanged. */
const clear = (state: GridState, world: GridContext): GridState => {
  if (state.corner !== undefined) {
    const block = blockOf(state)
    const lines = writeBlock(state.lines, block, world, (id) => (isNeverEmpty(id) ? undefined : ""))
    return pushUndoStep(state, lines, {
      what: "cleared",
      count: (block.bottom - block.top + 1) * (block.right - block.left + 1)
    })
  }
  const id = world.columns[state.column]
  return id === undefined || state.lines[state.row] === undefined || isNeverEmpty(id)
    ? state
    : put(state, id, "", world)
}
