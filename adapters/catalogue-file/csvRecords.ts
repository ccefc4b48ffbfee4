/** One record of a CSV file and the line, from 1, that it begins on. */
export interface CsvRecord {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** A record longer than this, in characters, has a quote that is never closed: it ends at its line. */
const longest = 100_000

/** Reads CSV (RFC 4180; lines may end in LF alone) as it comes, in pieces of any size, keeping no more than the record under way. Empty lines are passed over. */
export async function* csvRecords(pieces: AsyncIterable<string>): AsyncIterable<CsvRecord> {
  let held = ""
  let line = 1
  const record = function*(text: string): Iterable<CsvRecord> {
    const bare = (line === 1 ? text.replace(/^\uFEFF/, "") : text).replace(/\r$/, "")
    if (bare !== "") yield { line, cells: cellsOf(bare) }
    line += text.split("\n").length
  }
  for await (const piece of pieces) {
    held += piece
    let [begin, from] = [0, 0]
    for (let end = held.indexOf("\n"); end >= 0; end = held.indexOf("\n", from)) {
      const text = held.slice(begin, end)
      from = end + 1
      if (isOpen(text) && text.length < longest) continue
      yield* record(text)
      begin = from
    }
    held = held.slice(begin)
  }
  yield* record(held)
}

/** Whether a line break at its end stands inside quotes. */
const isOpen = (text: string): boolean => text.includes("\"") && text.split("\"").length % 2 === 0

const cellsOf = (text: string): ReadonlyArray<string> => {
  if (!text.includes("\"")) return text.split(",")
  return [...`,${text}`.matchAll(/,(?:"((?:[^"]|"")*)"([^,]*)|([^,]*))/g)].map(([, quoted, after, plain]) =>
    quoted === undefined ? plain! : quoted.replaceAll("\"\"", "\"") + after)
}
