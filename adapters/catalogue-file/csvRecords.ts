/** A record of a CSV file and the line it starts on, counted from 1. */
export interface CsvRecord {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** A record longer than this, in characters, is assumed to have an unclosed quote and ends with its line. */
const maxRecordLength = 100_000

/**
 * Parses CSV (RFC 4180; bare LF line endings allowed) as a stream, from chunks of any size. Buffers no more than the
 * current record. Skips empty lines.
 */
export async function* csvRecords(pieces: AsyncIterable<string>): AsyncIterable<CsvRecord> {
  let held = ""
  let line = 1
  const record = function* (text: string): Iterable<CsvRecord> {
    const bare = (line === 1 ? text.replace(/^\uFEFF/, "") : text).replace(/\r$/, "")
    if (bare !== "") yield { line, cells: cellsOf(bare) }
    line += text.split("\n").length
  }
  // Everything before `from` has been scanned; `isOpen` is whether a quote is still open there. Nothing is scanned
  // twice.
  let [from, isOpen] = [0, false]
  for await (const piece of pieces) {
    const known = held.length
    held += piece
    let begin = 0
    for (let end = held.indexOf("\n", Math.max(from, known)); end >= 0; end = held.indexOf("\n", from)) {
      isOpen = isOpen !== hasOddQuotes(held.slice(from, end))
      from = end + 1
      if (isOpen && end - begin < maxRecordLength) continue
      yield* record(held.slice(begin, end))
      begin = from
      isOpen = false
    }
    held = held.slice(begin)
    from -= begin
  }
  yield* record(held)
}

/** Returns whether a text has an odd number of quotes. */
const hasOddQuotes = (text: string): boolean => text.includes('"') && text.split('"').length % 2 === 0

const cellsOf = (text: string): ReadonlyArray<string> => {
  if (!text.includes('"')) return text.split(",")
  return [...`,${text}`.matchAll(/,(?:"((?:[^"]|"")*)"([^,]*)|([^,]*))/g)].map(([, quoted, after, plain]) =>
    quoted === undefined ? plain! : quoted.replaceAll('""', '"') + after
  )
}
