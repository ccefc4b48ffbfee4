import type { GridState, GridWorld, Lines, Said } from "./GridState.ts"
import { extend } from "./cellBlock.ts"
import { begin, cancel, clear, commit, toggle } from "./editCell.ts"
import { fillDown } from "./fillDown.ts"
import { adopt, redo, step, undo } from "./history.ts"
import { choose, type Choosing, goTo, within } from "./moveCell.ts"
import { pasteBlock } from "./pasteBlock.ts"
import { duplicateRows, moveRows, removeRows } from "./rowDeeds.ts"

/** Everything that can happen to the grid. */
export type GridAction =
  | { readonly do: "go"; readonly row: number; readonly column: number }
  | { readonly do: "by"; readonly rows: number; readonly columns: number }
  /** The block of cells reaches on to a cell, or so many rows and columns further. */
  | { readonly do: "extend"; readonly row: number; readonly column: number }
  | { readonly do: "extendBy"; readonly rows: number; readonly columns: number }
  | { readonly do: "edit"; readonly text?: string }
  | { readonly do: "type"; readonly text: string }
  | { readonly do: "commit"; readonly rows: number; readonly columns: number }
  | { readonly do: "choose"; readonly how: Choosing; readonly row: number }
  | { readonly do: "move"; readonly by: 1 | -1 }
  | { readonly do: "remove"; readonly alsoWith: boolean }
  | { readonly do: "paste"; readonly text: string }
  /** A change of the lines made beside the grid, as one step that can be undone. */
  | { readonly do: "replace"; readonly lines: Lines; readonly said?: Said }
  /** What the form holds now: a save, a draft, another's change. */
  | { readonly do: "adopt"; readonly lines: Lines }
  | { readonly do: "cancel" | "toggle" | "clear" | "fill" | "duplicate" | "undo" | "redo" }

/** The grid after something happened: the same object where nothing came of it. */
export const gridStep = (state: GridState, action: GridAction, world: GridWorld): GridState => {
  switch (action.do) {
    case "go":
      return goTo(state, action.row, action.column, world)
    case "by":
      return goTo(state, state.row + action.rows, state.column + action.columns, world)
    case "extend":
      return extend(state, action.row, action.column, world)
    case "extendBy":
      return extend(state, state.row + action.rows, state.column + action.columns, world)
    case "edit":
      return begin(state, action.text, world)
    case "type":
      return state.edit === undefined ? state : { ...state, edit: action.text }
    case "commit":
      return commit(state, action.rows, action.columns, world)
    case "choose":
      return choose(state, action.how, action.row)
    case "move":
      return moveRows(state, action.by)
    case "remove":
      return within(removeRows(state, action.alsoWith), world)
    case "paste":
      return pasteBlock(state, action.text, world)
    case "replace":
      return within(step(state, action.lines, action.said), world)
    case "adopt":
      return within(adopt(state, action.lines), world)
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
      return within(undo(state), world)
    case "redo":
      return within(redo(state), world)
  }
}
