import type { LineValues } from "#web/jobs/form/JobForm.ts"

/**
 * What a cell of a column holds: text, an exact number of so many places, a day, one of a few words, yes or no, or a
 * sum nobody types.
 */
type CellKind = "text" | "number" | "day" | "status" | "kind" | "tick" | "sum"

/** The cells that can be written, each a field of the line. */
export type CellField = Exclude<keyof LineValues, "id" | "parentId" | "rule" | "taxAs" | "partPattern" | "unread">
export type SumId = "extended" | "totalCost" | "margin"
export type ColumnId = CellField | SumId

/**
 * One column of the estimate grid. Numbers are kept as integers: cents, hundredths or basis points, all of two places.
 */
interface GridColumn {
  readonly id: ColumnId
  readonly kind: CellKind
  /** CSS pixels, at least; the description takes what is left over. */
  readonly width: number
  /** Offered among the columns to be chosen, not shown until then. */
  readonly isExtra?: boolean
  /** For those who may know what the shop pays. */
  readonly isCost?: boolean
}

const text = (id: CellField, width: number, isExtra = true): GridColumn => ({ id, kind: "text", width, isExtra })
const number = (id: CellField, width: number): GridColumn => ({ id, kind: "number", width })

/** All columns in their standard order (spec §3, parts estimate row); the first names the line and stays. */
export const gridColumns: ReadonlyArray<GridColumn> = [
  text("partNumber", 128, false),
  text("description", 200, false),
  number("quantity", 52),
  { ...number("cost", 70), isCost: true },
  { id: "totalCost", kind: "sum", width: 100, isExtra: true, isCost: true },
  number("listPrice", 82),
  number("discount", 80),
  number("netPrice", 70),
  { id: "extended", kind: "sum", width: 80 },
  { id: "margin", kind: "sum", width: 100, isExtra: true, isCost: true },
  { id: "status", kind: "status", width: 126 },
  { id: "taxable", kind: "tick", width: 68 },
  { id: "customerPaid", kind: "tick", width: 74 },
  { id: "kind", kind: "kind", width: 132, isExtra: true },
  text("manufacturer", 140),
  text("distributor", 150),
  text("ediPartNumber", 140),
  text("dotNumber", 110),
  text("availability", 130),
  text("laborCode", 110),
  text("adhesiveManufacturer", 150),
  text("adhesiveLot", 120),
  { id: "adhesiveExpiry", kind: "day", width: 122, isExtra: true },
  text("discountNote", 180),
  text("noChargeReason", 180)
]

/** What stands before every row: its number, by which it is chosen. CSS pixels. */
export const handleWidth = 32

/** A width of so many pixels, drawn closer where the grid has little room (EstimateGrid.css). */
export const inGrid = (pixels: number): string => `calc(${pixels}px * var(--room))`

/** How wide a grid of these columns is where there is no room for more, in pixels. */
export const gridWidth = (columns: ReadonlyArray<ColumnId>): number =>
  columns.reduce((all, id) => all + columnOf(id).width, handleWidth)

/** A column by its id. */
export const columnOf = (id: ColumnId): GridColumn => gridColumns.find((column) => column.id === id)!
