import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import type { ColumnId } from "./gridColumns.ts"
import type { Speech } from "./Speech.ts"

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
export const wayBack = 100

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
