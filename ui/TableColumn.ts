import type { ReactNode } from "react"

/** One column of a Table: what its head says and what a row shows in it. */
export interface TableColumn<T> {
  readonly id: string
  readonly title: string
  readonly cell: (row: T) => ReactNode
  /** `end` for numbers, which then also stand in figures of one width. */
  readonly align?: "start" | "end" | undefined
  readonly allowsSorting?: boolean | undefined
  /** Names the row when spoken; the first column by default. */
  readonly isRowHeader?: boolean | undefined
  /** Left out where the table is narrower than this: `medium` 640 px, `wide` 960 px. */
  readonly from?: "medium" | "wide" | undefined
  /** Leads the card that a row is on a phone: in large letters, or right below them. The row's name by default. */
  readonly onCard?: "title" | "subtitle" | undefined
  /** The least width in pixels, where what it shows is not to be parted. */
  readonly least?: number | undefined
  /** Offered among the columns to be chosen, not shown until then. */
  readonly isExtra?: boolean | undefined
  /** Width in pixels that the reader chose. */
  readonly chosenWidth?: number | undefined
  /** CSS width, such as `96px` or `30%`. */
  readonly width?: string | undefined
}
