import type { ColumnProps } from "react-aria-components/Table"
import type { TableColumn } from "#ui/TableColumn.ts"

/**
 * A column of a Table whose widths are worked out: its size now, in pixels or as a share, and the least it may have.
 */
export interface SizedColumn<T> extends TableColumn<T> {
  readonly size: NonNullable<ColumnProps["width"]>
  readonly leastSize: NonNullable<ColumnProps["minWidth"]>
}
