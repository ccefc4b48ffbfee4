import { columnOf, type ColumnId } from "./gridColumns.ts"
import type { GridState } from "./GridState.ts"
import type { GridAction } from "./gridStep.ts"

/** The relevant fields of a browser key event. */
export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  /** Control, or Command on a Mac. */
  readonly ctrlKey: boolean
  readonly altKey: boolean
}

/** Larger than any number of rows or columns. */
const far = 10_000
const page = 10

/**
 * Maps a key to a grid action. Undefined if the grid does not handle it and the browser should. "remove" may ask for
 * confirmation first.
 */
export const gridActionForKey = (
  state: Pick<GridState, "edit" | "row" | "lines" | "selectedIds" | "corner">,
  column: ColumnId,
  pressed: KeyPress
): GridAction | "remove" | undefined =>
  state.edit === undefined ? whileMoving(state, column, pressed) : whileTyping(column, pressed)

const whileTyping = (column: ColumnId, { key, shiftKey, ctrlKey, altKey }: KeyPress): GridAction | undefined => {
  if (ctrlKey || altKey) return undefined
  const isChoice = columnOf(column).kind === "status" || columnOf(column).kind === "kind"
  switch (key) {
    case "Enter":
      return { do: "commit", rows: shiftKey ? -1 : 1, columns: 0 }
    case "Tab":
      return { do: "commit", rows: 0, columns: shiftKey ? -1 : 1 }
    case "Escape":
      return { do: "cancel" }
    // In a select, the arrow keys change the option.
    case "ArrowDown":
      return isChoice ? undefined : { do: "commit", rows: 1, columns: 0 }
    case "ArrowUp":
      return isChoice ? undefined : { do: "commit", rows: -1, columns: 0 }
    default:
      return undefined
  }
}

const whileMoving = (
  { row, lines, selectedIds: chosen, corner }: Pick<GridState, "row" | "lines" | "selectedIds" | "corner">,
  column: ColumnId,
  pressed: KeyPress
): GridAction | "remove" | undefined => {
  const { key, shiftKey, ctrlKey, altKey } = pressed
  const by = (rows: number, columns: number): GridAction => ({ do: shiftKey ? "extendBy" : "by", rows, columns })
  // With rows selected, Shift extends the row selection; otherwise it extends the block.
  const byRow = (rows: 1 | -1): GridAction =>
    shiftKey && chosen.size > 0 ? { do: "choose", how: "to", row: row + rows } : by(rows, 0)
  if (altKey)
    return key === "ArrowUp" ? { do: "move", by: -1 } : key === "ArrowDown" ? { do: "move", by: 1 } : undefined
  if (ctrlKey) return withControl(lines.length, pressed)
  switch (key) {
    case "ArrowUp":
      return byRow(-1)
    case "ArrowDown":
      return byRow(1)
    case "ArrowLeft":
      return by(0, -1)
    case "ArrowRight":
      return by(0, 1)
    case "Home":
      return by(0, -far)
    case "End":
      return by(0, far)
    case "PageUp":
      return by(-page, 0)
    case "PageDown":
      return by(page, 0)
    case "Escape":
      return chosen.size === 0 && corner === undefined ? undefined : { do: "choose", how: "none", row }
    case "Delete":
    case "Backspace":
      return { do: "clear" }
    case "Enter":
    case "F2":
      return columnOf(column).kind === "tick" ? { do: "toggle" } : { do: "edit" }
    case " ":
      return shiftKey
        ? { do: "choose", how: "toggle", row }
        : columnOf(column).kind === "tick"
          ? { do: "toggle" }
          : { do: "edit", text: " " }
    default:
      return [...key].length === 1 ? { do: "edit", text: key } : undefined
  }
}

const withControl = (last: number, { key, shiftKey }: KeyPress): GridAction | "remove" | undefined => {
  const by = (rows: number, columns: number): GridAction => ({ do: shiftKey ? "extendBy" : "by", rows, columns })
  switch (key.toLowerCase()) {
    case "arrowup":
      return by(-far, 0)
    case "arrowdown":
      return by(far, 0)
    case "arrowleft":
      return by(0, -far)
    case "arrowright":
      return by(0, far)
    case "home":
      return { do: "go", row: 0, column: 0 }
    case "end":
      return { do: "go", row: Math.max(last - 1, 0), column: far }
    case "a":
      return { do: "choose", how: "all", row: 0 }
    case "d":
      return shiftKey ? { do: "duplicate" } : { do: "fill" }
    case "z":
      return shiftKey ? { do: "redo" } : { do: "undo" }
    case "y":
      return { do: "redo" }
    case "delete":
    case "backspace":
      return "remove"
    default:
      return undefined
  }
}
