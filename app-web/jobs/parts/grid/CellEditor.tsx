import { useWords } from "#web/words/useWords.ts"
import { isFigure } from "./cellText.ts"
import { columnOf, type ColumnId } from "./gridColumns.ts"
import type { Speech } from "./Speech.ts"

export interface CellEditorProps {
  readonly id: ColumnId
  readonly label: string
  readonly text: string
  readonly speech: Speech
  readonly onType: (text: string) => void
}

/** What is typed into in a cell: text as the column wants it, or one of its words. */
export function CellEditor({ id, label, text, speech, onType }: CellEditorProps) {
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
