import { cellText } from "./cellText.ts"
import type { GridState, GridWorld } from "./GridState.ts"
import { step } from "./history.ts"
import { isWritable, writeCell } from "./writeCell.ts"

/** Writes the cell above into this one; with several rows chosen, that of the first of them into all the others. One step. */
export const fillDown = (state: GridState, { columns, speech, profile }: GridWorld): GridState => {
  const id = columns[state.column]
  if (id === undefined || !isWritable(id)) return state
  const chosen = state.lines.flatMap(({ id: line }, at) => state.chosen.has(line) ? [at] : [])
  const [from, ...to] = chosen.length > 1 ? chosen : [state.row - 1, state.row]
  const source = state.lines[from!]
  if (source === undefined) return state
  const text = cellText(source, id, speech)
  return step(state, state.lines.map((line, at) => to.includes(at) ? writeCell(line, id, text, speech, profile) : line), { what: "filled", count: to.length })
}
