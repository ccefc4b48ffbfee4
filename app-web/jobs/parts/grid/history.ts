import { type GridState, type Lines, type Said, wayBack } from "./GridState.ts"

/** The grid with other lines, one step on from before; the same where no line is another. */
export const step = (state: GridState, lines: Lines, said?: Said): GridState =>
  lines.length === state.lines.length && lines.every((line, at) => line === state.lines[at])
    ? state
    : { ...state, lines, past: [...state.past, state.lines].slice(-wayBack), future: [], said }

export const undo = (state: GridState): GridState => {
  const lines = state.past.at(-1)
  if (lines === undefined) return state
  return {
    ...state,
    lines,
    edit: undefined,
    corner: undefined,
    past: state.past.slice(0, -1),
    future: [state.lines, ...state.future],
    said: { what: "undone", count: state.past.length - 1 }
  }
}

export const redo = (state: GridState): GridState => {
  const [lines, ...future] = state.future
  if (lines === undefined) return state
  return {
    ...state,
    lines,
    edit: undefined,
    corner: undefined,
    past: [...state.past, state.lines].slice(-wayBack),
    future,
    said: { what: "redone", count: future.length }
  }
}

/**
 * Lines from outside. Where they say the same, the way back stays; where they do not, it would take back what others
 * did.
 */
export const adopt = (state: GridState, lines: Lines): GridState => {
  if (lines === state.lines) return state
  const isSame = JSON.stringify(lines) === JSON.stringify(state.lines)
  return { ...state, lines, ...(isSame ? {} : { corner: undefined, past: [], future: [] }) }
}
