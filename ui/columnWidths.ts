import type { ColumnProps } from "react-aria-components/Table"
import type { TableColumn } from "#ui/TableColumn.ts"

type ColumnSize = NonNullable<ColumnProps["width"]>
type ColumnStaticSize = NonNullable<ColumnProps["minWidth"]>

const roomFor = { medium: 640, wide: 960 } as const

/** The columns that a table of this width has room for; all while that is not known. */
export const columnsWithin = <T>(
  columns: ReadonlyArray<TableColumn<T>>,
  room: number | undefined
): ReadonlyArray<TableColumn<T>> =>
  columns.filter(({ from }) => from === undefined || room === undefined || room >= roomFor[from])

/**
 * How wide a column begins: as the reader chose, as it was declared, or its share of what is left; the one that names
 * the row gets more.
 */
export const beginningWidth = <T>({ chosenWidth, width, isRowHeader = false }: TableColumn<T>): ColumnSize =>
  chosenWidth ??
  (width === undefined
    ? isRowHeader
      ? "1.5fr"
      : "1fr"
    : width.endsWith("px")
      ? Number.parseInt(width)
      : (width as ColumnSize))

/** Below this a column cannot be read. */
export const leastWidth = <T>({ isRowHeader = false, align, width, least }: TableColumn<T>): ColumnStaticSize =>
  least ??
  (width?.endsWith("px") ? Math.min(Number.parseInt(width), 140) : isRowHeader ? 140 : align === "end" ? 84 : 96)

/** What leads the card of a row: the column that says so, else the one that names the row. */
export const leadOf = <T>(columns: ReadonlyArray<TableColumn<T>>, { isRowHeader = false, onCard }: TableColumn<T>) =>
  onCard ?? (isRowHeader && !columns.some((one) => one.onCard === "title") ? "title" : undefined)

/** The widths in whole pixels out of what react-aria reports. */
export const pixelWidths = (sizes: ReadonlyMap<string | number, ColumnSize>): ReadonlyMap<string, number> =>
  new Map(
    [...sizes].flatMap(([id, size]): ReadonlyArray<[string, number]> =>
      typeof size === "number" ? [[String(id), Math.round(size)]] : []
    )
  )
