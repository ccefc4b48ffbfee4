import type { ReactNode } from "react"
import { useWords } from "#web/words/useWords.ts"
import type { ColumnId } from "./gridColumns.ts"

export interface GhostRowProps {
  readonly index: number
  readonly columns: ReadonlyArray<ColumnId>
  readonly active: number | undefined
  readonly editor: ReactNode
}

/** The empty row below the lines: typing there begins a new one. */
export function GhostRow({ index, columns, active, editor }: GhostRowProps) {
  const { t } = useWords()
  return (
    <tr className="GridRow GridGhost" aria-rowindex={index + 2} data-row={index}>
      <td className="GridHandle" aria-hidden="true">
        +
      </td>
      {columns.map((id, column) => {
        const place = {
          className: "GridCell",
          "data-cell": `${index}:${column}`,
          "data-column": id,
          "aria-colindex": column + 1
        }
        if (editor !== undefined && column === active)
          return (
            <td key={id} {...place} className="GridCell GridEditing">
              {editor}
            </td>
          )
        const tabIndex = active === column ? 0 : -1
        return id === "partNumber" ? (
          <th key={id} scope="row" {...place} tabIndex={tabIndex}>
            <span className="Quiet">{t("estimate.newLine")}</span>
          </th>
        ) : (
          <td key={id} {...place} tabIndex={tabIndex} />
        )
      })}
    </tr>
  )
}
