import { blockOf, writeBlock } from "./cellBlock.ts"
import { cellText } from "./cellText.ts"
import type { GridState, GridWorld } from "./GridState.ts"
import { step } from "./history.ts"
import { isWritable, writeCell } from "./writeCell.ts"

/**
 * Writes what stands above into the cells below, as one step: the first row of a block into its others, the row above
 * into a block of one row or a cell; with several rows chosen, the cell of the first of them into all the others.
 */
export const fillDown = (state: GridState, world: GridWorld): GridState =>
  state.chosen.size > 1 ? fillRows(state, world) : fillBlock(state, world)

/** Whether there is something above to fill with. */
export const mayFill = (state: GridState): boolean => state.chosen.size > 1 || sourceOf(state) >= 0

const sourceOf = (state: GridState) => {
  const { top, bottom } = blockOf(state)
  return top === bottom ? top - 1 : top
}

const fillBlock = (state: GridState, world: GridWorld): GridState => {
  const from = sourceOf(state)
  const source = state.lines[from]
  if (source === undefined) return state
  const block = blockOf(state)
  const lines = writeBlock(state.lines, { ...block, top: from + 1 }, world, (id) => cellText(source, id, world.speech))
  return step(state, lines, { what: "filled", count: (block.bottom - from) * (block.right - block.left + 1) })
}

const fillRows = (state: GridState, { columns, speech, profile }: GridWorld): GridState => {
  const id = columns[state.column]
  const [source, ...others] = state.lines.filter((line) => state.chosen.has(line.id))
  if (id === undefined || source === undefined || !isWritable(id, speech)) return state
  const text = cellText(source, id, speech)
  return step(
    state,
    state.lines.map((line) => (others.includes(line) ? writeCell(line, id, text, speech, profile) : line)),
    { what: "filled", count: others.length }
  )
}
