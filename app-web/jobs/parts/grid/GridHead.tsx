import { memo } from "react"
import { formatDecimal } from "#ui/formatDecimal.ts"
import { useWords } from "#web/words/useWords.ts"
import { isFigure, sumOf } from "./cells.ts"
import { type ColumnId, columnOf, handleWidth, inGrid } from "./gridColumns.ts"
import { useColumnName } from "./useGridColumns.ts"
import type { Lines } from "./GridState.ts"

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

/** The row of sums under the grid, before tax; it stays in sight. */
export const GridTotals = memo(function GridTotals({
  lines,
  columns,
  locale
}: {
  readonly lines: Lines
  readonly columns: ReadonlyArray<ColumnId>
  readonly locale: string
}) {
  const { t } = useWords()
  const sum = (id: ColumnId) =>
    id === "extended" || id === "totalCost" || id === "margin"
      ? formatDecimal(
          lines.reduce((all, line) => all + sumOf(line, id), 0),
          2,
          locale
        )
      : ""
  return (
    <tfoot>
      <tr aria-rowindex={lines.length + 3}>
        <td className="GridHandle" aria-hidden="true" />
        {columns.map((id, column) =>
          id === "partNumber" ? (
            <th key={id} scope="row" data-column={id} aria-colindex={column + 1}>
              {t("estimate.sum")}
            </th>
          ) : (
            <td
              key={id}
              data-column={id}
              data-align={columnOf(id).kind === "sum" ? "end" : undefined}
              aria-colindex={column + 1}
            >
              {sum(id)}
            </td>
          )
        )}
      </tr>
    </tfoot>
  )
})
