import "#ui/Checkbox.css"
import "#ui/Table.css"
import "#ui/TableCards.css"
import "#ui/TableWide.css"
import { type ComponentProps, type ReactNode, useRef } from "react"
import { type SortDescriptor, Table as AriaTable, TableBody, TableHeader } from "react-aria-components/Table"
import { columnsWithin } from "#ui/columnWidths.ts"
import type { TableColumn } from "#ui/TableColumn.ts"
import { TableFrame } from "#ui/TableFrame.tsx"
import { TableGroup, type TableGroupHead } from "#ui/TableGroup.tsx"
import { TableHead } from "#ui/TableHead.tsx"
import { TableRow } from "#ui/TableRow.tsx"
import { TableSkeleton } from "#ui/TableSkeleton.tsx"
import { useColumnWidths } from "#ui/useColumnWidths.ts"
import { useOverflow } from "#ui/useOverflow.ts"
import { useRoom } from "#ui/useRoom.ts"
import { useTableSelection } from "#ui/useTableSelection.ts"
import { useVirtualRows } from "#ui/useVirtualRows.ts"

export interface TableSort {
  readonly column: string
  readonly direction: "ascending" | "descending"
}

export interface TableProps<T extends object> {
  /** Spoken name of the list. */
  readonly label: string
  /** The columns in their order. */
  readonly columns: ReadonlyArray<TableColumn<T>>
  /** Of more than a hundred only those near the view are drawn, in a list that scrolls inside itself. */
  readonly rows: ReadonlyArray<T>
  /** What tells one row from all others. */
  readonly rowId: (row: T) => string
  /** What names the row in speech and type-ahead. */
  readonly rowText: (row: T) => string
  /** Opens a row by press or Enter. */
  readonly onOpen?: ((id: string) => void) | undefined
  /** Where a row leads when it is pressed. */
  readonly rowHref?: ((row: T) => string) | undefined
  /** Buttons or a menu at the end of a row, and the spoken head of their column. */
  readonly rowActions?: ((row: T) => ReactNode) | undefined
  /** Head of the column of row actions. */
  readonly rowActionsLabel?: string | undefined
  /**
   * What a row stands under; a new head wherever it is another than that of the row before. Only where the rows are not
   * virtual.
   */
  readonly groupOf?: ((row: T) => TableGroupHead | undefined) | undefined
  /** By which column the rows are ordered, and which way. */
  readonly sort?: TableSort | undefined
  /** Called with the order that a heading asks for. */
  readonly onSortChange?: ((sort: TableSort) => void) | undefined
  /** How many rows may be ticked; none by default. */
  readonly selectionMode?: "none" | "single" | "multiple" | undefined
  /** The rows that are ticked. */
  readonly selectedIds?: ReadonlySet<string> | undefined
  /** `all` when every row of the list was chosen at once. */
  readonly onSelectionChange?: ((ids: ReadonlySet<string>) => void) | undefined
  /**
   * Lets the reader change the widths, by pointer or keys; told when they let go: pixels by column, of those that have
   * them.
   */
  readonly onResize?: ((widths: ReadonlyMap<string, number>) => void) | undefined
  /** Spoken name of the handle at a column's head. */
  readonly resizeLabel?: string | undefined
  /** Whether rows are awaited: their shape is drawn meanwhile. */
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

/** A range that grows beyond the rows that are drawn looks to react-aria as if nothing had been done. */
const again = { allowDuplicateSelectionEvents: true }

/** Says how many rows there are, the head among them, where not all are in the page. */
const counted = (rows: number) => (table: ComponentProps<"table"> | ComponentProps<"div">) => (
  <table {...(table as ComponentProps<"table">)} aria-rowcount={rows + 1} />
)

/** A ledger: sticky head, first column names the thing, a press opens it. Stacks into cards where it is narrow. */
export function Table<T extends object>(all: TableProps<T>) {
  const {
    label,
    columns,
    rows,
    rowId,
    sort,
    onSortChange,
    selectionMode = "none",
    selectedIds,
    onSelectionChange,
    onResize,
    resizeLabel,
    isLoading = false,
    loadingLabel,
    loadingRows = 5,
    empty,
    maxHeight,
    groupOf,
    rowActions,
    rowActionsLabel
  } = all
  const frame = useRef<HTMLDivElement>(null)
  const isVirtual = rows.length > drawnAlways
  const isResizable = onResize !== undefined || isVirtual
  const room = useRoom(frame, isResizable)
  useOverflow(frame, isResizable && !isVirtual)
  const headed = columns.some((column) => column.isRowHeader)
    ? columns
    : columns.map((column, index) => ({ ...column, isRowHeader: index === 0 }))
  const fitting = isResizable ? columnsWithin(headed, room) : headed
  const { sized, live, letGo } = useColumnWidths(fitting, onResize)
  const virtual = useVirtualRows(frame, rows, all, isVirtual)
  const { selectedKeys, select, selectAll, ticked } = useTableSelection(rows, rowId, selectedIds, onSelectionChange)

  const isFirstLoad = isLoading && rows.length === 0
  const mode = isFirstLoad ? "none" : selectionMode
  const order = ({ column, direction }: SortDescriptor) => onSortChange?.({ column: String(column), direction })
  const rowOf = (row: T) => TableRow({ ...all, row, place: virtual.placeOf?.get(row), columns: fitting, selectionMode })
  const width = fitting.length + (mode === "none" ? 0 : 1) + (rowActions === undefined ? 0 : 1)
  const skeleton = (body: ComponentProps<"tbody"> | ComponentProps<"div">) => (
    <tbody {...(body as ComponentProps<"tbody">)}>
      <TableSkeleton rows={loadingRows} columns={fitting} hasActions={rowActions !== undefined} label={loadingLabel} />
    </tbody>
  )
  const groupAt = (at: number) => {
    const head = groupOf?.(rows[at]!)
    return head === undefined || (at > 0 && groupOf?.(rows[at - 1]!)?.id === head.id)
      ? []
      : [TableGroup({ ...head, columns: width })]
  }
  return (
    <TableFrame
      ref={frame}
      isBusy={isLoading}
      maxHeight={isVirtual ? (maxHeight ?? "76dvh") : maxHeight}
      isResizable={isResizable}
      isVirtual={isVirtual}
      onResize={live}
      onResizeEnd={letGo}
      listens={virtual.listens}
    >
      <AriaTable
        className="Table"
        aria-label={label}
        selectionMode={mode}
        selectedKeys={selectedKeys}
        onSelectionChange={select}
        {...again}
        {...(sort === undefined ? {} : { sortDescriptor: sort })}
        onSortChange={order}
        style={virtual.style}
        {...(isVirtual ? { render: counted(rows.length) } : {})}
      >
        <TableHeader className="TableHeader">
          {TableHead({
            columns: sized,
            selectionMode: mode,
            actionsLabel: rowActions && (rowActionsLabel ?? ""),
            isSized: isResizable,
            resizeLabel: onResize && (resizeLabel ?? ""),
            ticked: isVirtual ? ticked : undefined,
            onTick: selectAll
          })}
        </TableHeader>
        {isVirtual ? (
          <TableBody className="TableBody" items={virtual.rows} dependencies={[all, room]}>
            {rowOf}
          </TableBody>
        ) : (
          <TableBody
            className="TableBody"
            dependencies={[all, room]}
            renderEmptyState={() => <div className="TableEmpty">{empty}</div>}
            {...(isFirstLoad ? { render: skeleton } : {})}
          >
            {rows.flatMap((row, at) => [...groupAt(at), rowOf(row)])}
          </TableBody>
        )}
      </AriaTable>
    </TableFrame>
  )
}
