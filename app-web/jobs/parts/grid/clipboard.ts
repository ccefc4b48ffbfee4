import { newLine } from "../newLine.ts"
import { blockOf } from "./cellBlock.ts"
import { cellText, isWritable, writeCell } from "./cells.ts"
import { type GridState, type GridContext, type Lines, pushUndoStep } from "./GridState.ts"
import { targetRows } from "./rowActions.ts"

/**
 * Returns the text to copy: the selected rows in full, otherwise the block or the active cell. Undefined while editing
 * and in the empty row below.
 */
export const copyCells = (
  state: GridState,
  { columns, speech }: Pick<GridContext, "columns" | "speech">
): string | undefined => {
  const { left, right } = blockOf(state)
  const shown = state.selectedIds.size > 0 ? columns : columns.slice(left, right + 1)
  const rows = targetRows(state)
  return state.edit !== undefined || rows.length === 0
    ? undefined
    : printTsv(rows.map((line) => shown.map((id) => cellText(line, id, speech))))
}

/**
 * Pastes clipboard cells to the right and down, as one undo step. They are repeated if the selected block is an exact
 * multiple of their size; rows are added if needed; a single cell is pasted into every selected row.
 */
export const pasteBlock = (
  state: GridState,
  text: string,
  { columns, speech, profile, newId }: GridContext
): GridState => {
  const cells = parseTsv(text)
  const { top, bottom, left, right } = blockOf(state)
  const broad = Math.max(...cells.map(({ length }) => length))
  const width = often(right - left + 1, broad)
  const isSingle = cells.length === 1 && broad === 1 && state.selectedIds.size > 1
  const rows = isSingle
    ? state.lines.flatMap(({ id }, at) => (state.selectedIds.has(id) ? [at] : []))
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
  const next = pushUndoStep(state, lines)
  return next === state
    ? state
    : { ...next, lastAction: cut > 0 ? { what: "cut", count: cut } : { what: "pasted", count: placed } }
}

/** The length to write: all of `room` if it is a multiple of `own`, otherwise `own`. */
const often = (room: number, own: number) => (room % own === 0 ? room : own)

/**
 * Serializes a block of cells in the clipboard format of spreadsheets: tabs between cells, a line per row, and quotes
 * around cells that contain either.
 */
export const printTsv = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  rows
    .map((cells) => cells.map((text) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join("\t"))
    .join("\n")

/** Parses that format. A trailing line end adds no row; line breaks within a cell become spaces. */
export const parseTsv = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const rows: Array<Array<string>> = [[]]
  let cell = ""
  const end = () => rows.at(-1)!.push(cell.replace(/\s+/g, (gap) => (/[\r\n]/.test(gap) ? " " : gap)))
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (letter === '"' && cell === "" && closes(text, at)) {
      const close = closes(text, at)
      cell = text.slice(at + 1, close).replaceAll('""', '"')
      at = close
    } else if (letter === "\t" || letter === "\n" || letter === "\r") {
      if (letter === "\r" && text[at + 1] === "\n") at++
      end()
      cell = ""
      if (letter !== "\t") rows.push([])
    } else cell += letter
  }
  end()
  const last = rows.at(-1)!
  return rows.length > 1 && last.length === 1 && last[0] === "" ? rows.slice(0, -1) : rows
}

/**
 * The index of the closing quote of a quoted cell: before a tab, a line end or the end of the text. 0 if the quote is
 * an ordinary character.
 */
const closes = (text: string, open: number): number => {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') at++
    else return at + 1 === text.length || /[\t\r\n]/.test(text[at + 1]!) ? at : 0
  }
  return 0
}
