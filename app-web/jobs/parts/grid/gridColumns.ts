import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { useCallback, useMemo, useState } from "react"
import { columnsIn, columnsText, type ShownColumn } from "#domain/lists/columnsText.ts"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { shownColumns } from "#web/lists/shownColumns.ts"
import { useListLook } from "#web/lists/useListLook.ts"
import { useWords } from "#web/words/useWords.ts"

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

const names = {
  partNumber: "line.partNumber",
  description: "line.description",
  quantity: "line.quantity",
  cost: "line.cost",
  totalCost: "line.totalCost",
  listPrice: "line.listPrice",
  discount: "line.discount",
  netPrice: "line.netPrice",
  extended: "line.extended",
  margin: "line.margin",
  status: "line.status",
  taxable: "line.taxable",
  customerPaid: "line.customerPaid",
  kind: "line.kind",
  manufacturer: "line.manufacturer",
  distributor: "line.distributor",
  ediPartNumber: "line.ediPartNumber",
  dotNumber: "line.dotNumber",
  availability: "line.availability",
  laborCode: "line.laborCode",
  adhesiveManufacturer: "line.adhesiveManufacturer",
  adhesiveLot: "line.adhesiveLot",
  adhesiveExpiry: "line.adhesiveExpiry",
  discountNote: "line.discountNote",
  noChargeReason: "line.noChargeReason"
} as const satisfies Record<ColumnId, string>

/** What a column of the estimate is called. */
export const useColumnName = () => {
  const { t } = useWords()
  return useCallback((id: ColumnId): string => t(names[id]), [t])
}

/** The columns of the grid as the person chose them, kept with their lists. */
export const useGridColumns = (isInsured: boolean) => {
  const { seesCost } = useRights()
  const nameOf = useColumnName()
  const { look, keep } = useListLook("estimate")
  const chosen = look?.choice.columns ?? ""
  return useMemo(() => {
    const allColumns: ReadonlyArray<TableColumn<never>> = gridColumns
      .filter(({ id, isCost = false }) => (seesCost || !isCost) && (isInsured || id !== "customerPaid"))
      .map(({ id, isExtra = false }) => ({ id, title: nameOf(id), isExtra, cell: () => null }))
    const columns = shownColumns(allColumns, columnsIn(chosen))
    return {
      allColumns,
      columns,
      shown: columns.map(({ id }) => id as ColumnId),
      choose: (next: ReadonlyArray<ShownColumn> | undefined) => keep({ columns: columnsText(next ?? []) })
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `keep` is made anew with every drawing; what it does is not
  }, [seesCost, isInsured, nameOf, chosen])
}

export type Density = "compact" | "comfortable"

const place = "frit.estimateDensity"

/** How close the rows of the grid stand, as this browser was last told. */
export const useDensity = (): readonly [Density, (density: Density) => void] => {
  const [density, setDensity] = useState<Density>(() =>
    localStorage.getItem(place) === "comfortable" ? "comfortable" : "compact"
  )
  return [
    density,
    useCallback((next) => {
      localStorage.setItem(place, next)
      setDensity(next)
    }, [])
  ]
}
