import type { LineValues } from "#web/jobs/form/JobForm.ts"

/** What a cell of a column holds: text, an exact number of so many places, a day, one of a few words, yes or no, or a sum nobody types. */
export type CellKind = "text" | "number" | "day" | "status" | "kind" | "tick" | "sum"

/** The cells that can be written, each a field of the line. */
export type CellField = Exclude<keyof LineValues, "id" | "parentId" | "rule" | "unread">
export type SumId = "extended" | "totalCost" | "margin"
export type ColumnId = CellField | SumId

/** One column of the estimate grid. Numbers are kept as integers: cents, hundredths or basis points, all of two places. */
export interface GridColumn {
  readonly id: ColumnId
  readonly kind: CellKind
  /** CSS width in pixels, compact and comfortable alike. */
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
  text("partNumber", 152, false),
  text("description", 236, false),
  number("quantity", 60),
  { ...number("cost", 80), isCost: true },
  { id: "totalCost", kind: "sum", width: 100, isExtra: true, isCost: true },
  number("listPrice", 80),
  number("discount", 80),
  number("netPrice", 84),
  { id: "extended", kind: "sum", width: 96 },
  { id: "margin", kind: "sum", width: 100, isExtra: true, isCost: true },
  { id: "status", kind: "status", width: 108 },
  { id: "taxable", kind: "tick", width: 68 },
  { id: "customerPaid", kind: "tick", width: 92 },
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
  text("discountNote", 180)
]

/** A column by its id. */
export const columnOf = (id: ColumnId): GridColumn => gridColumns.find((column) => column.id === id)!
