import { memo } from "react"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { Icon } from "#ui/Icon.tsx"
import { cellText, isFigure, isUnread } from "./cellText.ts"
import { columnOf, type ColumnId } from "./gridColumns.ts"
import { LineMarks } from "./LineMarks.tsx"
import type { Speech } from "./Speech.ts"
import { isWritable } from "./writeCell.ts"

export interface GridCellProps {
  readonly line: LineValues
  readonly index: number
  readonly id: ColumnId
  readonly column: number
  readonly speech: Speech
  readonly error: string | undefined
  readonly isActive: boolean
  /** In the chosen block of cells. */
  readonly isChosen: boolean
  readonly isOverridden: boolean
}

const icons = { quoted: "tag", ordered: "truck", received: "box", returned: "undo", installed: "check" } as const

/** A place in the grid, being read. */
export const GridCell = memo(function GridCell({
  line,
  index,
  id,
  column,
  speech,
  error,
  isActive,
  isChosen,
  isOverridden
}: GridCellProps) {
  const { kind } = columnOf(id)
  const text = cellText(line, id, speech)
  const wrong = error ?? (isUnread(line, id) ? "" : undefined)
  const place = `lines.${index}.${id}`
  const props = {
    "data-cell": `${index}:${column}`,
    "data-field": place,
    "data-column": id,
    "data-align": isFigure(id) ? "end" : undefined,
    "aria-colindex": column + 1,
    "aria-selected": isChosen || undefined,
    "aria-readonly": isWritable(id, speech) ? undefined : true,
    "aria-invalid": wrong === undefined ? undefined : true,
    "aria-describedby": error === undefined ? undefined : `${place}-error`,
    tabIndex: isActive ? 0 : -1,
    className: "GridCell"
  }
  const inside = (
    <>
      {kind === "tick" ? (
        <span className="GridTick">
          <span className="hidden-text">{text}</span>
          {line[id as "taxable"] && <Icon name="check" size={16} />}
        </span>
      ) : kind === "status" ? (
        <span className="GridStatus" data-status={line.status}>
          <Icon name={icons[line.status]} size={14} />
          {text}
        </span>
      ) : (
        <span className="GridText">
          {text}
          {id === "discount" && text !== "" && !isUnread(line, id) ? " %" : ""}
        </span>
      )}
      {id === "description" && <LineMarks line={line} isOverridden={isOverridden} />}
      {id === "partNumber" && text === "" && <span className="hidden-text">{speech.kind[line.kind]}</span>}
      {error !== undefined && (
        <span className="hidden-text" id={`${place}-error`}>
          {error}
        </span>
      )}
    </>
  )
  return id === "partNumber" ? (
    <th scope="row" {...props} data-child={line.parentId !== null || undefined}>
      {inside}
    </th>
  ) : (
    <td {...props}>{inside}</td>
  )
})
