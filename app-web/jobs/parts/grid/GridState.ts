import type { LineKind, LineStatus } from "#domain/estimates/EstimateLine.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import type { ColumnId } from "./gridColumns.ts"

export type Lines = ReadonlyArray<LineValues>

/** The last action, for announcement to screen readers. */
export type LastAction =
  | { readonly what: "wrote" | "unread"; readonly id: string; readonly column: ColumnId }
  | {
      readonly what: "removed" | "added" | "moved" | "filled" | "cleared" | "pasted" | "undone" | "redone"
      readonly count: number
    }
  /** Cells of a pasted block that were dropped: beyond the last column, or in a read-only one. */
  | { readonly what: "cut"; readonly count: number }

/** State of the estimate grid: lines, active cell, edited text and undo history. */
export interface GridState {
  readonly lines: Lines
  /** Zero-based; `lines.length` is the empty row below, where typing adds a line. */
  readonly row: number
  /** Zero-based, among the visible columns. */
  readonly column: number
  /**
   * The corner where the block selection started; it extends to the active cell. Undefined if only the active cell is
   * selected. Never set together with `chosen`.
   */
  readonly corner: { readonly row: number; readonly column: number } | undefined
  /** The text being typed into the active cell; undefined while not editing. */
  readonly edit: string | undefined
  /** Ids of the selected lines. */
  readonly selectedIds: ReadonlySet<string>
  /** The row where the row selection started. */
  readonly anchor: number
  /** Undo history, the latest state last, and redo history. */
  readonly past: ReadonlyArray<Lines>
  readonly future: ReadonlyArray<Lines>
  readonly lastAction: LastAction | undefined
}

/** External inputs of the grid's reducer. */
export interface GridContext {
  readonly columns: ReadonlyArray<ColumnId>
  readonly speech: CellFormat
  readonly profile: PricingProfileDraft | undefined
  readonly newId: () => string
}

/** Maximum number of undo steps. */
const wayBack = 100

/** The initial state of the grid. */
export const initialGrid = (lines: Lines): GridState => ({
  lines,
  row: 0,
  column: 0,
  corner: undefined,
  edit: undefined,
  selectedIds: new Set(),
  anchor: 0,
  past: [],
  future: [],
  lastAction: undefined
})

/** How cell values are written in the user's locale, and which cells the user may edit. */
export interface CellFormat {
  /** Whether the user may change tax by hand. */
  readonly canEditTax: boolean
  /** Locale for numbers, e.g. `fr-CA`. */
  readonly locale: string
  readonly yes: string
  readonly no: string
  readonly status: Readonly<Record<LineStatus, string>>
  readonly kind: Readonly<Record<LineKind, string>>
}

/** Returns the grid with new lines and one more undo step; the same state if no line changed. */
export const pushUndoStep = (state: GridState, lines: Lines, said?: LastAction): GridState =>
  lines.length === state.lines.length && lines.every((line, at) => line === state.lines[at])
    ? state
    : { ...state, lines, past: [...state.past, state.lines].slice(-wayBack), future: [], lastAction: said }

export const undo = (state: GridState): GridState => {
  const lines = state.past.at(-1)
  if (lines === undefined) return state
  return {
    ...state,
    lines,
    edit: undefined,
    corner: undefined,
    past: state.past.slice(0, -1),
    future: [state.lines, ...state.future],
    lastAction: { what: "undone", count: state.past.length - 1 }
  }
}

export const redo = (state: GridState): GridState => {
  const [lines, ...future] = state.future
  if (lines === undefined) return state
  return {
    ...state,
    lines,
    edit: undefined,
    corner: undefined,
    past: [...state.past, state.lines].slice(-wayBack),
    future,
    lastAction: { what: "redone", count: future.length }
  }
}

/**
 * Takes in lines from outside. The undo history is kept if they are equal; otherwise it would undo the changes of
 * others.
 */
export const syncLines = (state: GridState, lines: Lines): GridState => {
  if (lines === state.lines) return state
  const isSame = JSON.stringify(lines) === JSON.stringify(state.lines)
  return { ...state, lines, ...(isSame ? {} : { corner: undefined, past: [], future: [] }) }
}
