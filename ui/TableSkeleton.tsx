import { memo } from "react"
import { Skeleton } from "#ui/Skeleton.tsx"
import { cardRoleOf } from "#ui/columnWidths.ts"
import type { TableColumn } from "#ui/TableColumn.ts"

interface TableSkeletonProps {
  readonly rows: number
  readonly columns: ReadonlyArray<TableColumn<never>>
  readonly hasActions: boolean
  readonly label: string
}

function Rows({ rows, columns, hasActions, label }: TableSkeletonProps) {
  return Array.from({ length: rows }, (_, index) => (
    <tr key={index} role="row" className="TableRow" aria-disabled>
      {columns.map((column, at) => {
        const { id, align = "start", isRowHeader = false, minTableWidth } = column
        return (
          <td
            key={id}
            role={isRowHeader ? "rowheader" : "gridcell"}
            className="TableCell"
            data-align={align}
            data-from={minTableWidth}
            data-names-row={isRowHeader || undefined}
            data-card={cardRoleOf(columns, column)}
          >
            {isRowHeader && <span className="hidden-text">{label}</span>}
            <Skeleton widths={[`${45 + ((index * 23 + at * 31) % 45)}%`]} />
          </td>
        )
      })}
      {hasActions && <td role="gridcell" className="TableCell TableActions" />}
    </tr>
  ))
}

/** A string of the column properties that affect the skeleton's shape. */
const shapeOf = ({ columns }: TableSkeletonProps) =>
  columns
    .map(({ id, align, minTableWidth, isRowHeader, cardRole }) =>
      [id, align, minTableWidth, isRowHeader, cardRole].join()
    )
    .join(";")

/**
 * Skeleton rows shown during the first load: plain table rows, rendered once. As react-aria rows, they re-rendered on
 * every update of the screen and took longer than the request itself.
 */
export const TableSkeleton = memo(
  Rows,
  (before, now) =>
    before.rows === now.rows &&
    before.hasActions === now.hasActions &&
    before.label === now.label &&
    shapeOf(before) === shapeOf(now)
)
