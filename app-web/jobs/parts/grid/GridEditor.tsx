import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { CellEditor } from "./CellEditor.tsx"
import type { ColumnId } from "./gridColumns.ts"
import { PartCombo, type Placing } from "./PartCombo.tsx"
import type { Speech } from "./Speech.ts"
import { useColumnName } from "./useColumnName.ts"

export interface GridEditorProps {
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
