import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { isFigure } from "./cells.ts"
import { type ColumnId, columnOf } from "./gridColumns.ts"
import { useColumnName } from "./useGridColumns.ts"
import type { Speech } from "./GridState.ts"
import { PartCombo, type Placing } from "./PartCombo.tsx"

interface GridEditorProps {
  readonly id: ColumnId
  readonly row: number
  readonly line: LineValues | undefined
  readonly text: string
  readonly speech: Speech
  readonly placing: Placing
  readonly onType: (text: string) => void
  /** A part was chosen and stands in the row. */
  readonly onPlaced: () => void
}

/** What is typed into in a cell; under a part number with what may be meant by it. */
export function GridEditor({ id, row, line, text, speech, placing, onType, onPlaced }: GridEditorProps) {
  const { t } = useWords()
  const nameOf = useColumnName()
  const label = t("line.cellOf", { cell: nameOf(id), row: line?.description || line?.partNumber || String(row + 1) })
  return id === "partNumber" ? (
    <PartCombo row={row} label={label} text={text} placing={placing} onType={onType} onPlaced={onPlaced} />
  ) : (
    <CellEditor id={id} label={label} text={text} speech={speech} onType={onType} />
  )
}

interface CellEditorProps {
  readonly id: ColumnId
  readonly label: string
  readonly text: string
  readonly speech: Speech
  readonly onType: (text: string) => void
}

/** What is typed into in a cell: text as the column wants it, or one of its words. */
function CellEditor({ id, label, text, speech, onType }: CellEditorProps) {
  const { t } = useWords()
  const { kind } = columnOf(id)
  if (kind === "status" || kind === "kind") {
    const words = Object.values<string>(speech[kind])
    const known = words.find((word) => word.toLowerCase().startsWith(text.toLowerCase())) ?? text
    return (
      <select className="GridInput" aria-label={label} value={known} onChange={({ target }) => onType(target.value)}>
        {words.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      className="GridInput"
      aria-label={label}
      value={text}
      autoComplete="off"
      data-align={isFigure(id) ? "end" : undefined}
      inputMode={kind === "number" ? "decimal" : "text"}
      placeholder={kind === "day" ? t("estimate.dayHint") : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
