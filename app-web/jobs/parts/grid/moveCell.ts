import type { GridState, GridWorld } from "./GridState.ts"

const between = (at: number, last: number) => Math.min(Math.max(at, 0), Math.max(last, 0))

/** Goes to a cell, the nearest there is; what is being typed is not for this. */
export const goTo = (state: GridState, row: number, column: number, { columns }: GridWorld): GridState => {
  const next = { row: between(row, state.lines.length), column: between(column, columns.length - 1) }
  return next.row === state.row && next.column === state.column && state.corner === undefined
    ? state
    : { ...state, ...next, corner: undefined, anchor: next.row }
}

/** The grid with its place and choice on lines and columns that exist. */
export const within = (state: GridState, { columns }: GridWorld): GridState => {
  const ids = new Set(state.lines.map(({ id }) => id))
  const chosen = [...state.chosen].every((id) => ids.has(id))
    ? state.chosen
    : new Set([...state.chosen].filter((id) => ids.has(id)))
  const row = between(state.row, state.lines.length)
  const column = between(state.column, columns.length - 1)
  const corner =
    state.corner !== undefined && (state.corner.row >= state.lines.length || state.corner.column >= columns.length)
      ? undefined
      : state.corner
  return row === state.row && column === state.column && corner === state.corner && chosen === state.chosen
    ? state
    : { ...state, row, column, corner, chosen, anchor: row }
}

/** How rows are chosen: this one too or no more, all from where the choice began to this one, every one, none. */
export type Choosing = "toggle" | "to" | "all" | "none"

export const choose = (before: GridState, how: Choosing, row: number): GridState => {
  const state = before.corner === undefined ? before : { ...before, corner: undefined }
  const { lines } = state
  if (how === "none") return state.chosen.size === 0 ? state : { ...state, chosen: new Set() }
  if (how === "all") return { ...state, chosen: new Set(lines.map(({ id }) => id)) }
  const at = between(row, lines.length - 1)
  const line = lines[at]
  if (line === undefined) return state
  if (how === "toggle") {
    const chosen = new Set(state.chosen)
    if (!chosen.delete(line.id)) chosen.add(line.id)
    return { ...state, chosen, anchor: at }
  }
  const [first, last] = [Math.min(state.anchor, at), Math.max(state.anchor, at)]
  return { ...state, row: at, chosen: new Set(lines.slice(first, last + 1).map(({ id }) => id)) }
}
