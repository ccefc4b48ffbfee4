import type { ComponentProps, ReactNode } from "react"
import { Cell, Checkbox, Row } from "react-aria-components/Table"
import { cardRoleOf } from "#ui/columnWidths.ts"
import type { TableColumn } from "#ui/TableColumn.ts"
import { Tick } from "#ui/Tick.tsx"

interface TableRowProps<T> {
  readonly row: T
  /** Zero-based index among all rows, if not all are rendered. */
  readonly place: number | undefined
  readonly columns: ReadonlyArray<TableColumn<T>>
  readonly selectionMode: "none" | "single" | "multiple"
  readonly rowId: (row: T) => string
  readonly rowText: (row: T) => string
  readonly onOpen?: ((id: string) => void) | undefined
  readonly rowHref?: ((row: T) => string) | undefined
  readonly rowActions?: ((row: T) => ReactNode) | undefined
}

/** Sets `aria-rowindex`, which starts at 1 and counts the header. */
const numbered = (place: number) => (row: ComponentProps<"tr"> | ComponentProps<"div">) => (
  <tr {...(row as ComponentProps<"tr">)} aria-rowindex={place + 2} />
)

/** One row of a Table. Called as a function so that react-aria sees the row itself. */
export const TableRow = <T,>({
  row,
  place,
  columns,
  selectionMode,
  rowId,
  rowText,
  onOpen,
  rowHref,
  rowActions
}: TableRowProps<T>) => (
  <Row
    key={rowId(row)}
    id={rowId(row)}
    textValue={rowText(row)}
    className="TableRow"
    data-opens={onOpen === undefined ? undefined : true}
    {...(onOpen === undefined ? {} : { onAction: () => onOpen(rowId(row)) })}
    {...(place === undefined ? {} : { render: numbered(place) })}
    {...(rowHref === undefined ? {} : { href: rowHref(row) })}
  >
    {selectionMode !== "none" && (
      <Cell className="TableCell TableTick">
        <Checkbox slot="selection" className="TickCell">
          {({ isIndeterminate }) => <Tick isIndeterminate={isIndeterminate} />}
        </Checkbox>
      </Cell>
    )}
    {columns.map((column) => {
      const { id, title, cell, align = "start", isRowHeader = false, minTableWidth } = column
      return (
        <Cell
          key={id}
          className="TableCell"
          data-align={align}
          data-from={minTableWidth}
          data-title={title}
          data-names-row={isRowHeader || undefined}
          data-card={cardRoleOf(columns, column)}
        >
          {cell(row)}
        </Cell>
      )
    })}
    {rowActions !== undefined && <Cell className="TableCell TableActions">{rowActions(row)}</Cell>}
  </Row>
)
