import type { LineValues } from "#web/jobs/form/JobForm.ts"

/**
 * The content of a column: text, a fixed-point number, a date, one of a few options, a checkbox, or a derived total.
 */
type CellKind = "text" | "number" | "day" | "status" | "kind" | "tick" | "sum"

/** The editable cells, each a field of the line. */
export type CellField = Exclude<keyof LineValues, "id" | "parentId" | "rule" | "taxAs" | "partPattern" | "unread">
export type SumId = "extended" | "totalCost" | "margin"
export type ColumnId = CellField | SumId

/**
 * A column of the estimate grid. Numbers are stored as integers (cents, hundredths or basis points), all with two
 * decimal places.
 */
interface GridColumn {
  readonly id: ColumnId
  readonly kind: CellKind
  /** Minimum width in CSS pixels; the description takes the remaining width. */
  readonly width: number
  /** Available in the column picker but hidden by default. */
  readonly isOptional?: boolean
  /** Visible only to users who may see costs. */
  readonly isCost?: boolean
}

const text = (id: CellField, width: number, isOptional = true): GridColumn => ({ id, kind: "text", width, isOptional })
const number = (id: CellField, width: number): GridColumn => ({ id, kind: "number", width })

/**
 * All columns in default order (spec §3, parts estimate row). The first one identifies the line and cannot be hidden.
 */
export const gridColumns: ReadonlyArray<GridColumn> = [
  text("partNumber", 128, false),
  text("description", 200, false),
  number("quantity", 52),
  { ...number("cost", 70), isCost: true },
  { id: "totalCost", kind: "sum", width: 100, isOptional: true, isCost: true },
  number("listPrice", 82),
  number("discount", 80),
  number("netPrice", 70),
  { id: "extended", kind: "sum", width: 80 },
  { id: "margin", kind: "sum", width: 100, isOptional: true, isCost: true },
  { id: "status", kind: "status", width: 126 },
  { id: "taxable", kind: "tick", width: 68 },
  { id: "customerPaid", kind: "tick", width: 74 },
  { id: "kind", kind: "kind", width: 132, isOptional: true },
  text("manufacturer", 140),
  text("distributor", 150),
  text("ediPartNumber", 140),
  text("dotNumber", 110),
  text("availability", 130),
  text("laborCode", 110),
  text("adhesiveManufacturer", 150),
  text("adhesiveLot", 120),
  { id: "adhesiveExpiry", kind: "day", width: 122, isOptional: true },
  text("discountNote", 180),
  text("noChargeReason", 180)
]

/** Width of the row number column, which selects rows, in CSS pixels. */
export const handleWidth = 32

/** A pixel width that shrinks when the grid has little room (EstimateGrid.css). */
export const inGrid = (pixels: number): string => `calc(${pixels}px * var(--room))`

/** The minimum width of a grid with these columns, in pixels. */
export const gridWidth = (columns: ReadonlyArray<ColumnId>): number =>
  columns.reduce((all, id) => all + columnOf(id).width, handleWidth)

/** Returns a column by id. */
export const columnOf = (id: ColumnId): GridColumn => gridColumns.find((column) => column.id === id)!
