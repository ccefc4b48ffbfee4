import { type ClipboardEvent, type MouseEvent, useRef } from "react"
import { copyCells } from "./clipboard.ts"
import type { ColumnId } from "./gridColumns.ts"
import type { Speech } from "./GridState.ts"
import type { Grid } from "./useGrid.ts"

/**
 * The mouse in the grid: a press goes to a cell, with Shift or a drag the block reaches there; a row's number chooses
 * the row; a double press edits. `act` takes the focus along.
 */
export const useGridMouse = (now: Grid["now"], act: Grid["act"], columns: ReadonlyArray<ColumnId>) => {
  const isDragging = useRef(false)

  const onMouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target)
    if (place === undefined || event.button !== 0 || now.current.edit !== undefined) return
    isDragging.current = true
    addEventListener(
      "mouseup",
      () => {
        isDragging.current = false
      },
      { once: true }
    )
    if (!event.shiftKey) return act({ do: "go", ...place })
    // The browser would take the press for a new place.
    event.preventDefault()
    act({ do: "extend", ...place })
  }
  const onMouseOver = ({ target }: MouseEvent) => {
    const place = placeOf(target)
    const { row, column } = now.current
    if (isDragging.current && place !== undefined && (place.row !== row || place.column !== column))
      act({ do: "extend", ...place })
  }
  const onClick = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const handle = (target as Element).closest<HTMLElement>("[data-handle]")?.dataset["handle"]
    if (handle !== undefined) {
      if (!shiftKey && !ctrlKey && !metaKey) act({ do: "choose", how: "none", row: 0 })
      // Where a range begins is not lost by going to its end.
      if (shiftKey) return act({ do: "choose", how: "to", row: Number(handle) })
      act({ do: "go", row: Number(handle), column: now.current.column })
      return act({ do: "choose", how: "toggle", row: Number(handle) })
    }
    const place = placeOf(target)
    const id = place && columns[place.column]
    if (!shiftKey && now.current.corner === undefined && (id === "taxable" || id === "customerPaid"))
      act({ do: "toggle" })
  }
  const onDoubleClick = ({ target }: MouseEvent) => {
    if (placeOf(target) !== undefined) act({ do: "edit" })
  }
  return { onMouseDown, onMouseOver, onClick, onDoubleClick }
}

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

/** The cell of the grid that something lies in, by row and column from 0. */
export const placeOf = (target: EventTarget) => {
  const [row, column] = (target as Element).closest<HTMLElement>("[data-cell]")?.dataset["cell"]?.split(":") ?? []
  return row === undefined ? undefined : { row: Number(row), column: Number(column) }
}
