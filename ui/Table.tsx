import "#ui/Checkbox.css"
import "#ui/Table.css"
import "#ui/TableCards.css"
import type { ReactNode } from "react"
import { type Selection, type SortDescriptor, Table as AriaTable, TableBody, TableHeader } from "react-aria-components/Table"
import type { TableColumn } from "#ui/TableColumn.ts"
import { TableHead } from "#ui/TableHead.tsx"
import { TableRow } from "#ui/TableRow.tsx"
import { TableSkeletonRow } from "#ui/TableSkeletonRow.tsx"

export interface TableSort {
  readonly column: string
  readonly direction: "ascending" | "descending"
}

export interface TableProps<T extends object> {
  /** Spoken name of the list. */
  readonly label: string
  readonly columns: ReadonlyArray<TableColumn<T>>
  readonly rows: ReadonlyArray<T>
  readonly rowId: (row: T) => string
  /** What names the row in speech and type-ahead. */
  readonly rowText: (row: T) => string
  /** Opens a row by press or Enter. */
  readonly onOpen?: ((id: string) => void) | undefined
  readonly rowHref?: ((row: T) => string) | undefined
  /** Buttons or a menu at the end of a row, and the spoken head of their column. */
  readonly rowActions?: ((row: T) => ReactNode) | undefined
  readonly rowActionsLabel?: string | undefined
  readonly sort?: TableSort | undefined
  readonly onSortChange?: ((sort: TableSort) => void) | undefined
  readonly selectionMode?: "none" | "single" | "multiple" | undefined
  readonly selectedIds?: ReadonlySet<string> | undefined
  /** `all` when every row of the list was chosen at once. */
  readonly onSelectionChange?: ((ids: ReadonlySet<string>) => void) | undefined
  readonly isLoading?: boolean | undefined
  /** Spoken while loading. */
  readonly loadingLabel: string
  /** Rows drawn while the first answer is awaited; 5 by default. */
  readonly loadingRows?: number | undefined
  /** Shown when there is nothing: an EmptyState. */
  readonly empty: ReactNode
  /** CSS height at which the list scrolls inside itself; else it scrolls with the page. */
  readonly maxHeight?: string | undefined
}

/** A ledger: sticky head, first column names the thing, a press opens it. Stacks into cards where it is narrow. */
export function Table<T extends object>(all: TableProps<T>) {
  const { label, columns, rows, rowId, sort, onSortChange, selectionMode = "none", selectedIds, onSelectionChange, isLoading = false, loadingLabel, loadingRows = 5, empty, maxHeight, rowActions, rowActionsLabel } = all
  const select = (keys: Selection) => onSelectionChange?.(keys === "all" ? new Set(rows.map(rowId)) : new Set([...keys].map(String)))
  const order = ({ column, direction }: SortDescriptor) => onSortChange?.({ column: String(column), direction })
  const isFirstLoad = isLoading && rows.length === 0
  const headed = columns.some((column) => column.isRowHeader) ? columns : columns.map((column, index) => ({ ...column, isRowHeader: index === 0 }))
  return (
    <div className="TableFrame" aria-busy={isLoading} data-scrolls={maxHeight === undefined ? undefined : true} style={{ maxHeight }}>
      <AriaTable
        className="Table"
        aria-label={label}
        selectionMode={isFirstLoad ? "none" : selectionMode}
        {...(selectedIds === undefined ? {} : { selectedKeys: selectedIds })}
        onSelectionChange={select}
        {...(sort === undefined ? {} : { sortDescriptor: sort })}
        onSortChange={order}
      >
        <TableHeader className="TableHeader">
          {TableHead({ columns: headed, selectionMode: isFirstLoad ? "none" : selectionMode, actionsLabel: rowActions && (rowActionsLabel ?? "") })}
        </TableHeader>
        <TableBody className="TableBody" dependencies={[all]} renderEmptyState={() => <div className="TableEmpty">{empty}</div>}>
          {isFirstLoad
            ? Array.from({ length: loadingRows }, (_, index) => TableSkeletonRow({ index, columns: headed, hasActions: rowActions !== undefined, label: loadingLabel }))
            : rows.map((row) => TableRow({ ...all, row, columns: headed, selectionMode }))}
        </TableBody>
      </AriaTable>
    </div>
  )
}
