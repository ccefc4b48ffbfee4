import { useWords } from "#web/words/useWords.ts"
import { cellText } from "./cellText.ts"
import type { GridState } from "./GridState.ts"
import type { Speech } from "./Speech.ts"
import { useColumnName } from "./useColumnName.ts"

const words = {
  removed: "estimate.saidRemoved",
  added: "estimate.saidAdded",
  moved: "estimate.saidMoved",
  filled: "estimate.saidFilled",
  cleared: "estimate.saidCleared",
  pasted: "estimate.saidPasted",
  undone: "estimate.saidUndone",
  redone: "estimate.saidRedone",
  cut: "estimate.saidCut"
} as const

/** Says politely what was done last. */
export function GridSaid({ state: { said, lines }, speech }: { readonly state: GridState; readonly speech: Speech }) {
  const { t } = useWords()
  const nameOf = useColumnName()
  const text = (): string => {
    if (said === undefined) return ""
    if (!("column" in said)) return t(words[said.what], { count: said.count })
    const row = lines.findIndex(({ id }) => id === said.id)
    const line = lines[row]
    if (line === undefined) return ""
    return t(said.what === "wrote" ? "estimate.saidWrote" : "estimate.saidUnread", {
      cell: nameOf(said.column),
      row: line.description || line.partNumber || String(row + 1),
      value: cellText(line, said.column, speech)
    })
  }
  return (
    <p className="hidden-text" role="status">
      {text()}
    </p>
  )
}
