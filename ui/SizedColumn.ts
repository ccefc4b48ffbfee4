import type { ColumnProps } from "react-aria-components/Table"
import type { TableColumn } from "#ui/TableColumn.ts"

/** A Table column with computed widths: its current size, in pixels or as a fraction, and its minimum size. */
export interface SizedColumn<T> extends TableColumn<T> {
  readonly size: NonNullable<ColumnProps["width"]>
  readonly minSize: NonNullable<ColumnProps["minWidth"]>
}
