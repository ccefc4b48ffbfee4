import { newLine } from "../newLine.ts"
import type { GridState, GridWorld, Lines } from "./GridState.ts"
import { step } from "./history.ts"
import { parseTsv } from "./tsv.ts"
import { isWritable, writeCell } from "./writeCell.ts"

/** Writes a block of cells from here to the right and down, as one step. Rows are added for it; a single cell goes into every chosen row. */
export const pasteBlock = (state: GridState, text: string, { columns, speech, profile, newId }: GridWorld): GridState => {
  const block = parseTsv(text)
  const isSingle = block.length === 1 && block[0]!.length === 1 && state.chosen.size > 1
  const rows = isSingle ? state.lines.flatMap(({ id }, at) => state.chosen.has(id) ? [at] : []) : block.map((_, at) => state.row + at)
  let [placed, cut] = [0, 0]
  const lines = rows.reduce<Lines>((before, row, nth) => {
    const cells = block[isSingle ? 0 : nth]!
    const at = Math.min(row, before.length)
    if (at === before.length && cells.every((cell) => cell === "")) return before
    const line = cells.reduce((now, cell, beside) => {
      const id = columns[state.column + beside]
      const fits = id !== undefined && isWritable(id)
      if (cell !== "" && fits) placed++
      else if (cell !== "") cut++
      return fits ? writeCell(now, id, cell, speech, profile) : now
    }, before[at] ?? newLine("part", newId()))
    return at === before.length ? [...before, line] : before.with(at, line)
  }, state.lines)
  const next = step(state, lines)
  return next === state ? state : { ...next, said: cut > 0 ? { what: "cut", count: cut } : { what: "pasted", count: placed } }
}
