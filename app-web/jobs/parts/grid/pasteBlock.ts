import { newLine } from "../newLine.ts"
import { blockOf } from "./cellBlock.ts"
import type { GridState, GridWorld, Lines } from "./GridState.ts"
import { step } from "./history.ts"
import { parseTsv } from "./tsv.ts"
import { isWritable, writeCell } from "./writeCell.ts"

/**
 * Writes cells from the clipboard to the right and down, as one step. They fill a chosen block over and over where it
 * is so many times their size; rows are added for them; a single cell goes into every chosen row.
 */
export const pasteBlock = (
  state: GridState,
  text: string,
  { columns, speech, profile, newId }: GridWorld
): GridState => {
  const cells = parseTsv(text)
  const { top, bottom, left, right } = blockOf(state)
  const broad = Math.max(...cells.map(({ length }) => length))
  const width = often(right - left + 1, broad)
  const isSingle = cells.length === 1 && broad === 1 && state.chosen.size > 1
  const rows = isSingle
    ? state.lines.flatMap(({ id }, at) => (state.chosen.has(id) ? [at] : []))
    : Array.from({ length: often(bottom - top + 1, cells.length) }, (_, at) => top + at)
  let [placed, cut] = [0, 0]
  const lines = rows.reduce<Lines>((before, row, nth) => {
    const own = cells[nth % cells.length]!
    const at = Math.min(row, before.length)
    if (at === before.length && own.every((cell) => cell === "")) return before
    let line = before[at] ?? newLine("part", newId())
    for (let beside = 0; beside < width; beside++) {
      const cell = own[beside % broad]
      const id = columns[left + beside]
      const fits = id !== undefined && isWritable(id, speech)
      if (cell === undefined) continue
      if (cell !== "" && fits) placed++
      else if (cell !== "") cut++
      if (fits) line = writeCell(line, id, cell, speech, profile)
    }
    return at === before.length ? [...before, line] : before.with(at, line)
  }, state.lines)
  const next = step(state, lines)
  return next === state
    ? state
    : { ...next, said: cut > 0 ? { what: "cut", count: cut } : { what: "pasted", count: placed } }
}

/** The length of what is written: all of the room where `own` fits into it so and so many times, else its own. */
const often = (room: number, own: number) => (room % own === 0 ? room : own)
