import { type KeyboardEvent, useRef, useState } from "react"

const moves: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-Infinity, 0],
  PageDown: [Infinity, 0]
}
const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1)

/**
 * Roving tabindex for a grid of cells: the arrow keys, Home, End, Page Up and Page Down move between cells, Enter and
 * Space press one.
 */
export const useRovingCells = (
  rows: number,
  columns: number,
  onPress: (row: number, column: number) => void,
  first: readonly [row: number, column: number] = [0, 0]
) => {
  const grid = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(first)
  const [row, column] = [within(stop[0], rows), within(stop[1], columns)]
  const go = (at: readonly [number, number], event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const move = moves[event.key]
    if (move === undefined && event.key !== "Enter" && event.key !== " ") return
    event.preventDefault()
    if (move === undefined) return onPress(...at)
    grid.current
      ?.querySelector<HTMLElement>(`[data-cell="${within(at[0] + move[0], rows)}:${within(at[1] + move[1], columns)}"]`)
      ?.focus()
  }
  const cell = (atRow: number, atColumn: number) => ({
    "data-cell": `${atRow}:${atColumn}`,
    tabIndex: atRow === row && atColumn === column ? 0 : -1,
    onFocus: (event: { readonly target: unknown; readonly currentTarget: unknown }) => {
      if (event.target === event.currentTarget) setStop([atRow, atColumn])
    },
    onKeyDown: (event: KeyboardEvent) => go([atRow, atColumn], event),
    onClick: (event: { readonly target: unknown; readonly currentTarget: unknown }) => {
      if (event.target === event.currentTarget) onPress(atRow, atColumn)
    }
  })
  return { grid, cell }
}
