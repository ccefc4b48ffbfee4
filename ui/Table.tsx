import "#ui/Checkbox.css"
import "#ui/Table.css"
import "#ui/TableCards.css"
import "#ui/TableWide.css"
import { type ReactNode, useRef } from "react"
import { type Selection, type SortDescriptor, Table as AriaTable, TableBody, TableHeader } from "react-aria-components/Table"
import { columnsWithin } from "#ui/columnWidths.ts"
import type { TableColumn } from "#ui/TableColumn.ts"
import { TableFrame } from "#ui/TableFrame.tsx"
import { TableGroup, type TableGroupHead } from "#ui/TableGroup.tsx"
import { TableHead } from "#ui/TableHead.tsx"
import { TableRow } from "#ui/TableRow.tsx"
import { TableSkeletonRow } from "#ui/TableSkeletonRow.tsx"
import { useColumnWidths } from "#ui/useColumnWidths.ts"
import { useOverflow } from "#ui/useOverflow.ts"
import { useRoom } from "#ui/useRoom.ts"

export interface TableSort {
  readonly column: string
  readonly direction: "ascending" | "descending"
}

export interface TableProps<T extends object> {
  /** Spoken name of the list. */
  readonly label: string
  readonly columns: ReadonlyArray<TableColumn<T>>
  /** More than a hundred are drawn as far as they are in view; then `maxHeight` must be said. */
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
  /** What a row stands under; a new head wherever it is another than that of the row before. Only where the rows are not virtual. */
  readonly groupOf?: ((row: T) => TableGroupHead | undefined) | undefined
  readonly sort?: TableSort | undefined
  readonly onSortChange?: ((sort: TableSort) => void) | undefined
  readonly selectionMode?: "none" | "single" | "multiple" | undefined
  readonly selectedIds?: ReadonlySet<string> | undefined
  /** `all` when every row of the list was chosen at once. */
  readonly onSelectionChange?: ((ids: ReadonlySet<string>) => void) | undefined
  /** Lets the reader change the widths, by pointer or keys; told when they let go: pixels by column, of those that have them. */
  readonly onResize?: ((widths: ReadonlyMap<string, number>) => void) | undefined
  /** Spoken name of the handle at a column's head. */
  readonly resizeLabel?: string | undefined
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

/** How many rows are drawn without asking whether they are in view. */
const drawnAlways = 100

/** A ledger: sticky head, first column names the thing, a press opens it. Stacks into cards where it is narrow. */
export function Table<T extends object>(all: TableProps<T>) {
  const { label, columns, rows, rowId, sort, onSortChange, selectionMode = "none", selectedIds, onSelectionChange, onResize, resizeLabel, isLoading = false, loadingLabel, loadingRows = 5, empty, maxHeight, groupOf, rowActions, rowActionsLabel } = all
  const frame = useRef<HTMLDivElement>(null)
  const isVirtual = rows.length > drawnAlways
  const isResizable = onResize !== undefined || isVirtual
  const room = useRoom(frame, isResizable)
  useOverflow(frame, isResizable && !isVirtual)
  const headed = columns.some((column) => column.isRowHeader) ? columns : columns.map((column, index) => ({ ...column, isRowHeader: index === 0 }))
  const fitting = isResizable ? columnsWithin(headed, room) : headed
  const { sized, live, letGo } = useColumnWidths(fitting, onResize)

  const isFirstLoad = isLoading && rows.length === 0
  const mode = isFirstLoad ? "none" : selectionMode
  const select = (keys: Selection) => onSelectionChange?.(keys === "all" ? new Set(rows.map(rowId)) : new Set([...keys].map(String)))
  const order = ({ column, direction }: SortDescriptor) => onSortChange?.({ column: String(column), direction })
  // Thousands of rows are drawn anew only where the columns are others: a new row is a new object.
  const drawing = fitting.map(({ id, title }) => `${id} ${title}`).join()
  const rowOf = (row: T) => TableRow({ ...all, row, columns: fitting, selectionMode })
  const width = fitting.length + (mode === "none" ? 0 : 1) + (rowActions === undefined ? 0 : 1)
  const groupAt = (at: number) => {
    const head = groupOf?.(rows[at]!)
    return head === undefined || (at > 0 && groupOf?.(rows[at - 1]!)?.id === head.id) ? [] : [TableGroup({ ...head, columns: width })]
  }
  return (
    <TableFrame ref={frame} isBusy={isLoading} maxHeight={maxHeight} isResizable={isResizable} isVirtual={isVirtual} onResize={live} onResizeEnd={letGo}>
      <AriaTable
        className="Table"
        aria-label={label}
        selectionMode={mode}
        {...(selectedIds === undefined ? {} : { selectedKeys: selectedIds })}
        onSelectionChange={select}
        {...(sort === undefined ? {} : { sortDescriptor: sort })}
        onSortChange={order}
        {...(isVirtual ? { style: { height: maxHeight } } : {})}
      >
        <TableHeader className="TableHeader">
          {TableHead({ columns: sized, selectionMode: mode, actionsLabel: rowActions && (rowActionsLabel ?? ""), isSized: isResizable, resizeLabel: onResize && (resizeLabel ?? "") })}
        </TableHeader>
        {isVirtual
          ? <TableBody className="TableBody" items={rows} dependencies={[drawing]}>{rowOf}</TableBody>
          : (
            <TableBody className="TableBody" dependencies={[all, room]} renderEmptyState={() => <div className="TableEmpty">{empty}</div>}>
              {isFirstLoad
                ? Array.from({ length: loadingRows }, (_, index) => TableSkeletonRow({ index, columns: fitting, hasActions: rowActions !== undefined, label: loadingLabel }))
                : rows.flatMap((row, at) => [...groupAt(at), rowOf(row)])}
            </TableBody>
          )}
      </AriaTable>
    </TableFrame>
  )
}
