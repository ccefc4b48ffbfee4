import { Cell, Row } from "react-aria-components/Table"
import { Skeleton } from "#ui/Skeleton.tsx"
import { leadOf } from "#ui/columnWidths.ts"
import type { TableColumn } from "#ui/TableColumn.ts"

interface TableSkeletonRowProps<T> {
  readonly index: number
  readonly columns: ReadonlyArray<TableColumn<T>>
  readonly hasActions: boolean
  readonly label: string
}

/** The shape of a row while the first answer is awaited. Called as a function, like TableRow. */
export const TableSkeletonRow = <T,>({ index, columns, hasActions, label }: TableSkeletonRowProps<T>) => (
  <Row key={index} id={`loading-${index}`} textValue={label} className="TableRow" isDisabled>
    {columns.map((column, at) => {
      const { id, align = "start", isRowHeader = false, from } = column
      return (
        <Cell
          key={id}
          className="TableCell"
          data-align={align}
          data-from={from}
          data-names-row={isRowHeader || undefined}
          data-card={leadOf(columns, column)}
        >
          {isRowHeader && <span className="hidden-text">{label}</span>}
          <Skeleton widths={[`${45 + ((index * 23 + at * 31) % 45)}%`]} />
        </Cell>
      )
    })}
    {hasActions && <Cell className="TableCell TableActions">{null}</Cell>}
  </Row>
)
