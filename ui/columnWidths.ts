import type { ColumnProps } from "react-aria-components/Table"
import type { TableColumn } from "#ui/TableColumn.ts"

type ColumnSize = NonNullable<ColumnProps["width"]>
type ColumnStaticSize = NonNullable<ColumnProps["minWidth"]>

const roomFor = { medium: 640, wide: 960 } as const

/** Returns the columns that fit a table of this width; all of them while the width is unknown. */
export const columnsWithin = <T>(
  columns: ReadonlyArray<TableColumn<T>>,
  room: number | undefined
): ReadonlyArray<TableColumn<T>> =>
  columns.filter(
    ({ minTableWidth }) => minTableWidth === undefined || room === undefined || room >= roomFor[minTableWidth]
  )

/**
 * Returns the initial width of a column: the one chosen by the user, the declared one, or a share of the remaining
 * space, which is larger for the column that names the row.
 */
export const initialWidth = <T>({ chosenWidth, width, isRowHeader = false }: TableColumn<T>): ColumnSize =>
  chosenWidth ??
  (width === undefined
    ? isRowHeader
      ? "1.5fr"
      : "1fr"
    : width.endsWith("px")
      ? Number.parseInt(width)
      : (width as ColumnSize))

/** Returns the minimum width at which a column is readable. */
export const minColumnWidth = <T>({ isRowHeader = false, align, width, minWidth }: TableColumn<T>): ColumnStaticSize =>
  minWidth ??
  (width?.endsWith("px") ? Math.min(Number.parseInt(width), 140) : isRowHeader ? 140 : align === "end" ? 84 : 96)

/**
 * Returns a column's place at the top of the card: the declared one, or `title` for the column that names the row if no
 * other is the title.
 */
export const cardRoleOf = <T>(
  columns: ReadonlyArray<TableColumn<T>>,
  { isRowHeader = false, cardRole }: TableColumn<T>
) => cardRole ?? (isRowHeader && !columns.some((one) => one.cardRole === "title") ? "title" : undefined)

/** Extracts the widths in whole pixels from react-aria's column sizes. */
export const pixelWidths = (sizes: ReadonlyMap<string | number, ColumnSize>): ReadonlyMap<string, number> =>
  new Map(
    [...sizes].flatMap(([id, size]): ReadonlyArray<[string, number]> =>
      typeof size === "number" ? [[String(id), Math.round(size)]] : []
    )
  )
