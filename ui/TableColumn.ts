import type { ReactNode } from "react"

/** One column of a Table: its header and how a cell is rendered. */
export interface TableColumn<T> {
  readonly id: string
  readonly title: string
  readonly cell: (row: T) => ReactNode
  /** `end` for numbers, which are then also set in tabular figures. */
  readonly align?: "start" | "end" | undefined
  readonly allowsSorting?: boolean | undefined
  /** Whether the column names the row for screen readers; the first column by default. */
  readonly isRowHeader?: boolean | undefined
  /** Hides the column if the table is narrower than this: `medium` 640 px, `wide` 960 px. */
  readonly minTableWidth?: "medium" | "wide" | undefined
  /**
   * Shows the column at the top of the card on phones: in large type, or directly below it. By default, the row's name
   * is the title.
   */
  readonly cardRole?: "title" | "subtitle" | undefined
  /** Minimum width in pixels, for content that must not wrap. */
  readonly minWidth?: number | undefined
  /** Hidden by default; the user can add it with the column chooser. */
  readonly isOptional?: boolean | undefined
  /** Width in pixels chosen by the user. */
  readonly chosenWidth?: number | undefined
  /** CSS width, such as `96px` or `30%`. */
  readonly width?: string | undefined
}
