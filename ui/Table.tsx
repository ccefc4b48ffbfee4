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
import { useElementWidth } from "#ui/useElementWidth.ts"
import { useTableSelection } from "#ui/useTableSelection.ts"
import { useVirtualRows } from "#ui/useVirtualRows.ts"

export interface TableSort {
  readonly column: string
  readonly direction: "ascending" | "descending"
}

export interface TableProps<T extends object> {
  /** Accessible name of the table. */
  readonly label: string
  /** The columns in order. */
  readonly columns: ReadonlyArray<TableColumn<T>>
  /** The rows. Beyond 100, only those near the viewport are rendered, and the table scrolls within its own frame. */
  readonly rows: ReadonlyArray<T>
  /** Returns the unique id of a row. */
  readonly rowId: (row: T) => string
  /** Returns the row's name for screen readers and type-ahead. */
  readonly rowText: (row: T) => string
  /** Called when a row is opened with a click or Enter. */
  readonly onOpen?: ((id: string) => void) | undefined
  /** Returns the URL that a row links to. */
  readonly rowHref?: ((row: T) => string) | undefined
  /** Renders buttons or a menu at the end of a row. */
  readonly rowActions?: ((row: T) => ReactNode) | undefined
  /** Accessible header of the row actions column. */
  readonly rowActionsLabel?: string | undefined
  /**
   * Returns the group header of a row. A header is rendered whenever it differs from the previous row's. Not supported
   * for virtualized rows.
   */
  readonly groupOf?: ((row: T) => TableGroupHead | undefined) | undefined
  /** The column and direction the rows are sorted by. */
  readonly sort?: TableSort | undefined
  /** Called with the new sort order when a column header is pressed. */
  readonly onSortChange?: ((sort: TableSort) => void) | undefined
  /** Whether one or several rows can be selected; none by default. */
  readonly selectionMode?: "none" | "single" | "multiple" | undefined
  /** Ids of the selected rows. */
  readonly selectedIds?: ReadonlySet<string> | undefined
  /** Called with the ids of all selected rows. */
  readonly onSelectionChange?: ((ids: ReadonlySet<string>) => void) | undefined
  /**
   * Lets the user resize columns by pointer or keyboard. Called when they finish, with the pixel width of each column
   * that has one.
   */
  readonly onResize?: ((widths: ReadonlyMap<string, number>) => void) | undefined
  /** Accessible name of the resize handles. */
  readonly resizeLabel?: string | undefined
  /** Whether rows are loading. Skeleton rows are shown meanwhile. */
  readonly isLoading?: boolean | undefined
  /** Announced while loading. */
  readonly loadingLabel: string
  /** Number of skeleton rows shown during the first load; 5 by default. */
  readonly loadingRows?: number | undefined
  /** Shown if there are no rows: an EmptyState. */
  readonly empty: ReactNode
  /** CSS max height at which the table scrolls within its own frame. Without it, the table scrolls with the page. */
  readonly maxHeight?: string | undefined
}

/** Maximum number of rows that are rendered without virtualization. */
const drawnAlways = 100

/**
 * Extending a range beyond the rendered rows looks like an unchanged selection to react-aria, so duplicate events must
 * get through.
 */
const again = { allowDuplicateSelectionEvents: true }

/** Sets the total row count, including the header, when not all rows are in the DOM. */
const counted = (rows: number) => (table: ComponentProps<"table"> | ComponentProps<"div">) => (
  <table {...(table as ComponentProps<"table">)} aria-rowcount={rows + 1} />
)

/**
 * A data table with a sticky header. The first column names the row, and pressing a row opens it. Becomes a stack of
 * cards on narrow screens.
 */
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
  const room = useElementWidth(frame, isResizable)
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
