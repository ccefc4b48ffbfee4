import type { ClipboardEvent } from "react"
import type { ColumnId } from "./gridColumns.ts"
import { copyCells } from "./copyCells.ts"
import type { Speech } from "./Speech.ts"
import type { Grid } from "./useGrid.ts"

/** Copying out of the grid and pasting into it; while a cell is typed into, both are its own. */
export const useGridClipboard = (
  now: Grid["now"],
  act: Grid["act"],
  columns: ReadonlyArray<ColumnId>,
  speech: Speech
) => {
  const onCopy = (event: ClipboardEvent) => {
    const text = copyCells(now.current, { columns, speech })
    if (text === undefined) return
    event.clipboardData.setData("text/plain", text)
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (now.current.edit !== undefined) return
    event.preventDefault()
    act({ do: "paste", text: event.clipboardData.getData("text/plain") })
  }
  return { onCopy, onPaste }
}
