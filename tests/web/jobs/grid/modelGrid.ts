/** A plain spreadsheet of texts, to compare the real grid with: what a patient person would do with a sheet of paper and an eraser. */
export interface ModelGrid {
  /** The last text of a row tells it from others that say the same. */
  cells: Array<Array<string>>
  row: number
  column: number
  edit: string | undefined
  past: Array<Array<Array<string>>>
  future: Array<Array<Array<string>>>
}

export interface ModelKey {
  readonly key: string
  readonly shift?: boolean
  readonly ctrl?: boolean
  readonly alt?: boolean
}

const copy = (cells: Array<Array<string>>) => cells.map((row) => [...row])
let marks = 0
export const mark = () => `#${marks++}`
const clamp = (at: number, last: number) => Math.max(0, Math.min(at, last))

const change = (model: ModelGrid, then: (cells: Array<Array<string>>) => void) => {
  const before = copy(model.cells)
  then(model.cells)
  if (JSON.stringify(before) === JSON.stringify(model.cells)) return
  model.past.push(before)
  if (model.past.length > 100) model.past.shift()
  model.future = []
}

/** Does to the model what a key does to the grid; `blank` is what stands in the cells of a new row. */
export const modelKey = (model: ModelGrid, { key, shift = false, ctrl = false, alt = false }: ModelKey, blank: ReadonlyArray<string>) => {
  const width = blank.length
  const rows = model.cells.length
  const write = (text: string) => change(model, (cells) => {
    if (model.row === cells.length && text.trim() === "") return
    if (model.row === cells.length) cells.push([...blank, mark()])
    cells[model.row]![model.column] = text
  })
  if (model.edit !== undefined) {
    if (ctrl || alt) return
    const go = (down: number, right: number) => {
      write(model.edit!)
      model.edit = undefined
      const last = model.cells.length
      let [row, column] = [model.row + down, model.column + right]
      if (column >= width && model.row < last) [row, column] = [row + 1, 0]
      else if (column < 0 && model.row > 0) [row, column] = [row - 1, width - 1]
      model.row = clamp(row, last)
      model.column = clamp(column, width - 1)
    }
    if (key === "Enter") go(shift ? -1 : 1, 0)
    else if (key === "Tab") go(0, shift ? -1 : 1)
    else if (key === "ArrowDown") go(1, 0)
    else if (key === "ArrowUp") go(-1, 0)
    else if (key === "Escape") model.edit = undefined
    else if (key.length === 1) model.edit += key
    return
  }
  if (alt) {
    const to = model.row + (key === "ArrowUp" ? -1 : 1)
    if (model.row < rows && to >= 0 && to < rows) {
      change(model, (cells) => { [cells[model.row], cells[to]] = [cells[to]!, cells[model.row]!] })
      model.row = to
    }
  } else if (ctrl && key === "z") {
    const before = model.past.pop()
    if (before !== undefined) { model.future.push(copy(model.cells)); model.cells = before; model.row = clamp(model.row, before.length) }
  } else if (ctrl && key === "y") {
    const after = model.future.pop()
    if (after !== undefined) { model.past.push(copy(model.cells)); model.cells = after; model.row = clamp(model.row, after.length) }
  } else if (ctrl && key === "d") {
    if (shift) {
      if (model.row < rows) { change(model, (cells) => { cells.splice(model.row + 1, 0, [...cells[model.row]!.slice(0, -1), mark()]) }); model.row++ }
    } else if (model.row > 0 && model.row < rows) change(model, (cells) => { cells[model.row]![model.column] = cells[model.row - 1]![model.column]! })
  } else if (ctrl) return
  else if (key === "ArrowUp") model.row = clamp(model.row - 1, rows)
  else if (key === "ArrowDown") model.row = clamp(model.row + 1, rows)
  else if (key === "ArrowLeft") model.column = clamp(model.column - 1, width - 1)
  else if (key === "ArrowRight") model.column = clamp(model.column + 1, width - 1)
  else if (key === "Delete") { if (model.row < rows) write("") }
  else if (key === "Enter" || key === "F2") model.edit = model.cells[model.row]?.[model.column] ?? ""
  else if (key.length === 1) model.edit = key
}
