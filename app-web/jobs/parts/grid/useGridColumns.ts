import { useCallback, useMemo, useState } from "react"
import { parseColumns, columnsText, type VisibleColumn } from "#domain/lists/columnsText.ts"
import type { TableColumn } from "#ui/TableColumn.ts"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { shownColumns } from "#web/lists/shownColumns.ts"
import { useListPreferences } from "#web/lists/useListPreferences.ts"
import { useWords } from "#web/words/useWords.ts"
import { type ColumnId, gridColumns } from "./gridColumns.ts"

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

/** Returns the title of an estimate column. */
export const useColumnName = () => {
  const { t } = useWords()
  return useCallback((id: ColumnId): string => t(names[id]), [t])
}

/** The grid's columns as chosen by the user, saved with their list settings. */
export const useGridColumns = (isInsured: boolean) => {
  const { canViewCosts } = usePermissions()
  const nameOf = useColumnName()
  const { look, keep } = useListPreferences("estimate")
  const chosen = look?.choice.columns ?? ""
  return useMemo(() => {
    const allColumns: ReadonlyArray<TableColumn<never>> = gridColumns
      .filter(({ id, isCost = false }) => (canViewCosts || !isCost) && (isInsured || id !== "customerPaid"))
      .map(({ id, isOptional = false }) => ({ id, title: nameOf(id), isOptional, cell: () => null }))
    const columns = shownColumns(allColumns, parseColumns(chosen))
    return {
      allColumns,
      columns,
      shown: columns.map(({ id }) => id as ColumnId),
      choose: (next: ReadonlyArray<VisibleColumn> | undefined) => keep({ columns: columnsText(next ?? []) })
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `keep` is made anew with every drawing; what it does is not
  }, [canViewCosts, isInsured, nameOf, chosen])
}

export type Density = "compact" | "comfortable"

const place = "frit.estimateDensity"

/** The row density of the grid, as last set in this browser. */
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
