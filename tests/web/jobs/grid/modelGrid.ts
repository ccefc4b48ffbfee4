/** A plain text spreadsheet that serves as a reference model for the real grid. */
export interface ModelGrid {
  /** The last text of each row is a unique mark that distinguishes rows with equal texts. */
  cells: Array<Array<string>>
  row: number
  column: number
  edit: string | undefined
  /** The opposite corner of a selected block of cells. */
  corner: readonly [number, number] | undefined
  clipboard: Array<Array<string>> | undefined
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

/** Applies a key press to the model. `blank` contains the cells of a new row. */
export const modelKey = (
  model: ModelGrid,
  { key, shift = false, ctrl = false, alt = false }: ModelKey,
  blank: ReadonlyArray<string>
) => {
  const width = blank.length
  const rows = model.cells.length
  const [top, bottom] = [model.row, model.corner?.[0] ?? model.row].sort((one, other) => one - other) as [
    number,
    number
  ]
  const [left, right] = [model.column, model.corner?.[1] ?? model.column].sort((one, other) => one - other) as [
    number,
    number
  ]
  const reach = (down: number, beside: number) => {
    if (rows === 0) return
    const corner = model.corner ?? ([Math.min(model.row, rows - 1), model.column] as const)
    model.row = clamp(model.row + down, rows - 1)
    model.column = clamp(model.column + beside, width - 1)
    model.corner = corner[0] === model.row && corner[1] === model.column ? undefined : corner
  }
  const step = (down: number, beside: number) => {
    if (shift) return reach(down, beside)
    model.corner = undefined
    model.row = clamp(model.row + down, rows)
    model.column = clamp(model.column + beside, width - 1)
  }
  const write = (text: string) =>
    change(model, (cells) => {
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
    const by = key === "ArrowUp" ? -1 : 1
    if (bottom < rows && top + by >= 0 && bottom + by < rows) {
      change(model, (cells) => {
        const moved = cells.splice(top, bottom - top + 1)
        cells.splice(top + by, 0, ...moved)
      })
      model.row += by
      model.corner = model.corner && [model.corner[0] + by, model.corner[1]]
    }
  } else if (ctrl && key === "z") {
    const before = model.past.pop()
    if (before !== undefined) {
      model.future.push(copy(model.cells))
      model.cells = before
      model.corner = undefined
      model.row = clamp(model.row, before.length)
    }
  } else if (ctrl && key === "y") {
    const after = model.future.pop()
    if (after !== undefined) {
      model.past.push(copy(model.cells))
      model.cells = after
      model.corner = undefined
      model.row = clamp(model.row, after.length)
    }
  } else if (ctrl && key === "d") {
    if (shift) {
      if (top < rows) {
        change(model, (cells) => {
          cells.splice(bottom + 1, 0, ...cells.slice(top, bottom + 1).map((row) => [...row.slice(0, -1), mark()]))
        })
        model.row = bottom + 1
        model.corner = undefined
      }
    } else {
      const from = top === bottom ? top - 1 : top
      if (from >= 0 && bottom < rows)
        change(model, (cells) => {
          for (let row = from + 1; row <= bottom; row++)
            for (let at = left; at <= right; at++) cells[row]![at] = cells[from]![at]!
        })
    }
  } else if (ctrl && key === "c") {
    if (top < rows) model.clipboard = model.cells.slice(top, bottom + 1).map((row) => row.slice(left, right + 1))
  } else if (ctrl && key === "v") {
    const { clipboard } = model
    if (clipboard !== undefined) paste(model, clipboard, { top, bottom, left, right }, blank)
  } else if (ctrl) return
  else if (key === "ArrowUp") step(-1, 0)
  else if (key === "ArrowDown") step(1, 0)
  else if (key === "ArrowLeft") step(0, -1)
  else if (key === "ArrowRight") step(0, 1)
  else if (key === "Delete") {
    if (model.row < rows)
      change(model, (cells) => {
        for (let row = top; row <= bottom; row++) for (let at = left; at <= right; at++) cells[row]![at] = ""
      })
  } else if (key === "Escape") model.corner = undefined
  else if (key === "Enter" || key === "F2") {
    model.edit = model.cells[model.row]?.[model.column] ?? ""
    model.corner = undefined
  } else if (key.length === 1) {
    model.edit = key
    model.corner = undefined
  }
}

/**
 * Pastes a block, repeated if the selection is a multiple of its size, otherwise once. Adds missing rows unless they
 * would be empty.
 */
const paste = (
  model: ModelGrid,
  clip: Array<Array<string>>,
  to: Record<"top" | "bottom" | "left" | "right", number>,
  blank: ReadonlyArray<string>
) => {
  const [high, wide] = [to.bottom - to.top + 1, to.right - to.left + 1]
  const [rows, columns] = [
    high % clip.length === 0 ? high : clip.length,
    wide % clip[0]!.length === 0 ? wide : clip[0]!.length
  ]
  change(model, (cells) => {
    for (let row = 0; row < rows; row++) {
      const own = clip[row % clip.length]!
      const at = Math.min(to.top + row, cells.length)
      if (at === cells.length && own.every((text) => text === "")) continue
      if (at === cells.length) cells.push([...blank, mark()])
      for (let beside = 0; beside < columns && to.left + beside < blank.length; beside++)
        cells[at]![to.left + beside] = own[beside % own.length]!
    }
  })
}
