import { type FocusEvent, type KeyboardEvent, useRef } from "react"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import type { LinesChange } from "#web/jobs/form/useLines.ts"

/** The keys of a table of fields: Enter and the arrows go to the same cell of another row, Escape restores the row as the cell was entered. */
export const useCellKeys = (rows: ReadonlyArray<LineValues>, lines: LinesChange) => {
  const entered = useRef<LineValues>(undefined)
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const key = rowOf(target)?.dataset["key"]
      entered.current = rows.find((line) => line.key === key)
      if (target instanceof HTMLInputElement && target.type === "text") target.select()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event
      if (!(target instanceof HTMLInputElement) || target.type !== "text" || ctrlKey || metaKey || altKey) return
      if (key === "Escape") {
        const before = entered.current
        if (before !== undefined) lines.change(before.key, () => before)
        return
      }
      const step = key === "ArrowDown" || (key === "Enter" && !shiftKey) ? "next" : key === "ArrowUp" || key === "Enter" ? "previous" : undefined
      if (step === undefined) return
      event.preventDefault()
      cellBeside(target, step)?.focus()
    }
  }
}

const rowOf = (target: Element) => target.closest<HTMLElement>("tr[data-key]")

/** The field in the same column, one row up or down. */
const cellBeside = (target: Element, step: "next" | "previous"): HTMLElement | null => {
  const column = target.closest<HTMLElement>("[data-cell]")?.dataset["cell"]
  const row = rowOf(target)
  const beside = step === "next" ? row?.nextElementSibling : row?.previousElementSibling
  return beside?.querySelector<HTMLElement>(`[data-cell="${column}"] input[type="text"]`) ?? null
}
