import { useCallback } from "react"
import { useWords } from "#web/words/useWords.ts"
import type { ColumnId } from "./gridColumns.ts"

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
  discountNote: "line.discountNote"
} as const satisfies Record<ColumnId, string>

/** What a column of the estimate is called. */
export const useColumnName = () => {
  const { t } = useWords()
  return useCallback((id: ColumnId): string => t(names[id]), [t])
}
