/** One record of a CSV file and the line, from 1, that it begins on. */
export interface CsvRecord {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** A record longer than this, in characters, has a quote that is never closed: it ends at its line. */
const longest = 100_000

/**
 * Reads CSV (RFC 4180; lines may end in LF alone) as it comes, in pieces of any size, keeping no more than the record
 * under way. Empty lines are passed over.
 */
export async function* csvRecords(pieces: AsyncIterable<string>): AsyncIterable<CsvRecord> {
  let held = ""
  let line = 1
  const record = function* (text: string): Iterable<CsvRecord> {
    const bare = (line === 1 ? text.replace(/^\uFEFF/, "") : text).replace(/\r$/, "")
    if (bare !== "") yield { line, cells: cellsOf(bare) }
    line += text.split("\n").length
  }
  // What is before `from` was looked at: `isOpen` says whether the quotes there leave one open. Nothing is looked at
  // twice.
  let [from, isOpen] = [0, false]
  for await (const piece of pieces) {
    const known = held.length
    held += piece
    let begin = 0
    for (let end = held.indexOf("\n", Math.max(from, known)); end >= 0; end = held.indexOf("\n", from)) {
      isOpen = isOpen !== hasOddQuotes(held.slice(from, end))
      from = end + 1
      if (isOpen && end - begin < longest) continue
      yield* record(held.slice(begin, end))
      begin = from
      isOpen = false
    }
    held = held.slice(begin)
    from -= begin
  }
  yield* record(held)
}

/** Whether a text opens a quote and leaves it open, or the other way about. */
const hasOddQuotes = (text: string): boolean => text.includes('"') && text.split('"').length % 2 === 0

const cellsOf = (text: string): ReadonlyArray<string> => {
  if (!text.includes('"')) return text.split(",")
  return [...`,${text}`.matchAll(/,(?:"((?:[^"]|"")*)"([^,]*)|([^,]*))/g)].map(([, quoted, after, plain]) =>
    quoted === undefined ? plain! : quoted.replaceAll('""', '"') + after
  )
}
