import { useMemo } from "react"
import { columnsIn, columnsText, type ShownColumn } from "#domain/lists/columnsText.ts"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { shownColumns } from "#web/lists/shownColumns.ts"
import { useListLook } from "#web/lists/useListLook.ts"
import { type ColumnId, gridColumns } from "./gridColumns.ts"
import { useColumnName } from "./useColumnName.ts"

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
