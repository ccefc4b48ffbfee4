/**
 * A block of cells as spreadsheets put it on the clipboard: tabs between cells, a line a row, quotes around what has
 * either in it.
 */
export const printTsv = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  rows
    .map((cells) => cells.map((text) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join("\t"))
    .join("\n")

/** Reads it back; the line end after the last row is no row. Line breaks within a cell become spaces. */
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
 * Where the quote that opens a cell is closed: before a tab, a line end or the end. 0 when it is a quote like any
 * other.
 */
const closes = (text: string, open: number): number => {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') at++
    else return at + 1 === text.length || /[\t\r\n]/.test(text[at + 1]!) ? at : 0
  }
  return 0
}
