import type { LineKind, LineStatus } from "#domain/estimates/EstimateLine.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import type { ColumnId } from "./gridColumns.ts"

export type Lines = ReadonlyArray<LineValues>

/** What was done last, to be said aloud. */
export type Said =
  | { readonly what: "wrote" | "unread"; readonly id: string; readonly column: ColumnId }
  | {
      readonly what: "removed" | "added" | "moved" | "filled" | "cleared" | "pasted" | "undone" | "redone"
      readonly count: number
    }
  /** Cells of a pasted block that found no place: beyond the last column, or in one that nobody writes. */
  | { readonly what: "cut"; readonly count: number }

/** The estimate grid: its lines, where the person is in it, what they are typing, and the way back. */
export interface GridState {
  readonly lines: Lines
  /** From 0; `lines.length` is the empty row below, where typing begins a new line. */
  readonly row: number
  /** From 0, among the columns that are shown. */
  readonly column: number
  /**
   * Where the chosen block of cells began; it reaches to the cell the person is on. Undefined while that cell is all.
   * Never with `chosen`.
   */
  readonly corner: { readonly row: number; readonly column: number } | undefined
  /** What is being typed into that cell; undefined while none is. */
  readonly edit: string | undefined
  /** Chosen lines, by id. */
  readonly chosen: ReadonlySet<string>
  /** Where the choice of rows began. */
  readonly anchor: number
  /** The lines before each of the last steps, the latest last; and after each that was undone. */
  readonly past: ReadonlyArray<Lines>
  readonly future: ReadonlyArray<Lines>
  readonly said: Said | undefined
}

/** What the grid's rules are told from outside. */
export interface GridWorld {
  readonly columns: ReadonlyArray<ColumnId>
  readonly speech: Speech
  readonly profile: PricingProfileDraft | undefined
  readonly newId: () => string
}

/** How many steps can be taken back. */
const wayBack = 100

/** A grid nobody has been in yet. */
export const gridOf = (lines: Lines): GridState => ({
  lines,
  row: 0,
  column: 0,
  corner: undefined,
  edit: undefined,
  chosen: new Set(),
  anchor: 0,
  past: [],
  future: [],
  said: undefined
})

/** How the reader writes what stands in cells, and which of them are theirs to write. */
export interface Speech {
  /** Whether tax is this person's to switch by hand. */
  readonly writesTax: boolean
  /** Language tag of numbers, `fr-CA`. */
  readonly locale: string
  readonly yes: string
  readonly no: string
  readonly status: Readonly<Record<LineStatus, string>>
  readonly kind: Readonly<Record<LineKind, string>>
}

/** The grid with other lines, one step on from before; the same where no line is another. */
export const step = (state: GridState, lines: Lines, said?: Said): GridState =>
  lines.length === state.lines.length && lines.every((line, at) => line === state.lines[at])
    ? state
    : { ...state, lines, past: [...state.past, state.lines].slice(-wayBack), future: [], said }

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
    said: { what: "undone", count: state.past.length - 1 }
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
    said: { what: "redone", count: future.length }
  }
}

/**
 * Lines from outside. Where they say the same, the way back stays; where they do not, it would take back what others
 * did.
 */
export const adopt = (state: GridState, lines: Lines): GridState => {
  if (lines === state.lines) return state
  const isSame = JSON.stringify(lines) === JSON.stringify(state.lines)
  return { ...state, lines, ...(isSame ? {} : { corner: undefined, past: [], future: [] }) }
}
