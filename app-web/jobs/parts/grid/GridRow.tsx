import { memo, type ReactNode } from "react"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { Icon } from "#ui/Icon.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { canResetPrice } from "#web/jobs/parts/lines.ts"
import { useLineText } from "#web/jobs/parts/useLineText.ts"
import { useWords } from "#web/words/useWords.ts"
import { cellText, isNumericColumn, isUnparsed, isWritable } from "./cells.ts"
import { type ColumnId, columnOf } from "./gridColumns.ts"
import type { CellFormat } from "./GridState.ts"
import { LineMarks } from "./LineMarks.tsx"

interface GridRowProps {
  readonly line: LineValues
  readonly index: number
  readonly columns: ReadonlyArray<ColumnId>
  readonly speech: CellFormat
  readonly profile: PricingProfile | undefined
  /** Error messages by column. */
  readonly errors: Readonly<Record<string, string>>
  readonly isChosen: boolean
  /** The active column, if it is in this row. */
  readonly active: number | undefined
  /** The first and last column of the selected block, if it includes this row. */
  readonly from: number | undefined
  readonly to: number | undefined
  /** The editor, rendered in place of the active cell. */
  readonly editor: ReactNode
}

/** One line of the estimate. Re-renders only when the line changes or the active cell enters or leaves the row. */
export const GridRow = memo(function GridRow({
  line,
  index,
  columns,
  speech,
  profile,
  errors,
  isChosen,
  active,
  from = Infinity,
  to = -Infinity,
  editor
}: GridRowProps) {
  const isOverridden = canResetPrice(line, profile)
  return (
    <tr className="GridRow" aria-rowindex={index + 2} aria-selected={isChosen} data-row={index}>
      <td className="GridHandle" data-handle={index} aria-hidden="true">
        {index + 1}
      </td>
      {columns.map((id, column) =>
        editor !== undefined && column === active ? (
          <td
            key={id}
            className="GridCell GridEditing"
            data-column={id}
            data-cell={`${index}:${column}`}
            aria-colindex={column + 1}
            data-align={undefined}
          >
            {editor}
          </td>
        ) : (
          <GridCell
            key={id}
            line={line}
            index={index}
            id={id}
            column={column}
            speech={speech}
            error={errors[id]}
            isActive={active === column}
            isChosen={from <= column && column <= to}
            isOverridden={isOverridden}
          />
        )
      )}
    </tr>
  )
})

interface GridCellProps {
  readonly line: LineValues
  readonly index: number
  readonly id: ColumnId
  readonly column: number
  readonly speech: CellFormat
  readonly error: string | undefined
  readonly isActive: boolean
  /** In the selected block. */
  readonly isChosen: boolean
  readonly isOverridden: boolean
}

const icons = { quoted: "tag", ordered: "truck", received: "box", returned: "undo", installed: "check" } as const

/** A grid cell in read mode. */
const GridCell = memo(function GridCell({
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
  const wrong = error ?? (isUnparsed(line, id) ? "" : undefined)
  const place = `lines.${index}.${id}`
  const props = {
    "data-cell": `${index}:${column}`,
    "data-field": place,
    "data-column": id,
    "data-align": isNumericColumn(id) ? "end" : undefined,
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
      ) : id === "description" ? (
        <span className="GridMarked">
          <span className="GridText">{isUnparsed(line, id) ? text : <Described text={text} />}</span>
          <LineMarks line={line} isOverridden={isOverridden} />
        </span>
      ) : (
        <span className="GridText">
          {text}
          {id === "discount" && text !== "" && !isUnparsed(line, id) ? " %" : ""}
        </span>
      )}
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

/** A description translated for the user; in edit mode the saved text is shown. */
function Described({ text }: { readonly text: string }) {
  return useLineText()(text)
}

interface GhostRowProps {
  readonly index: number
  readonly columns: ReadonlyArray<ColumnId>
  readonly active: number | undefined
  readonly editor: ReactNode
}

/** The empty row below the lines. Typing in it adds a line. */
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
