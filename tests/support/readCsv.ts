/**
 * Reads RFC 4180 by its grammar, character by character: an independent parser for what the server writes. Throws on
 * anything the grammar does not allow: a quote inside an unquoted field, text after a closing quote, a lone line break,
 * an unclosed quote.
 */
export const readCsv = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const records: Array<Array<string>> = []
  let at = 0
  const fail = (why: string): never => {
    throw new Error(`${why} at ${at}: ${JSON.stringify(text.slice(Math.max(0, at - 10), at + 10))}`)
  }
  const quoted = (): string => {
    let value = ""
    at++
    for (;;) {
      if (at >= text.length) fail("unclosed quote")
      if (text[at] !== '"') value += text[at++]
      else if (text[at + 1] === '"') {
        value += '"'
        at += 2
      } else {
        at++
        return value
      }
    }
  }
  const plain = (): string => {
    const begin = at
    while (at < text.length && text[at] !== "," && text[at] !== "\r" && text[at] !== "\n")
      if (text[at++] === '"') fail("quote in an unquoted field")
    return text.slice(begin, at)
  }
  while (at < text.length) {
    const record: Array<string> = []
    for (;;) {
      record.push(text[at] === '"' ? quoted() : plain())
      if (text[at] === ",") {
        at++
        continue
      }
      if (text.slice(at, at + 2) === "\r\n") {
        at += 2
        break
      }
      if (at >= text.length) break
      fail("expected a comma or end of line")
    }
    records.push(record)
  }
  return records
}
