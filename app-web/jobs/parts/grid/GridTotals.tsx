import { memo } from "react"
import { formatDecimal } from "#ui/formatDecimal.ts"
import { useWords } from "#web/words/useWords.ts"
import { sumOf } from "./cellText.ts"
import { columnOf, type ColumnId } from "./gridColumns.ts"
import type { Lines } from "./GridState.ts"

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
