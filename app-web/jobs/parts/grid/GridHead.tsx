import { memo } from "react"
import { isFigure } from "./cellText.ts"
import { columnOf, type ColumnId, handleWidth, inGrid } from "./gridColumns.ts"
import { useColumnName } from "./useColumnName.ts"

/** What the columns are called; the first stays in sight when the others move. */
export const GridHead = memo(function GridHead({ columns }: { readonly columns: ReadonlyArray<ColumnId> }) {
  const nameOf = useColumnName()
  return (
    <>
      <colgroup>
        <col style={{ width: inGrid(handleWidth) }} />
        {/* The description takes what is left. */}
        {columns.map((id) => (
          <col key={id} style={id === "description" ? undefined : { width: inGrid(columnOf(id).width) }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <td className="GridHandle" aria-hidden="true" />
          {columns.map((id, column) => (
            <th
              key={id}
              scope="col"
              data-column={id}
              aria-colindex={column + 1}
              data-align={isFigure(id) ? "end" : columnOf(id).kind === "tick" ? "middle" : undefined}
            >
              {nameOf(id)}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
})
