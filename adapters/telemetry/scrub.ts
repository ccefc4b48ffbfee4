const longest = 400

/**
 * A message without what it may have been told about people: whatever stands in quotes or parentheses, e-mail
 * addresses, long numbers, and anything that could be a token. Names of tables, columns and constraints are words, and
 * stay.
 */
export const scrub = (message: string): string =>
  withoutQuoted(message)
    .replace(/\([^()]*\)/g, "(…)")
    .replace(/\S+/g, (word) => (isAddress(word) ? "…" : word))
    .replace(/[\w+/=-]{16,}/g, (word) => (/\d/.test(word.slice(0, -15)) ? "…" : word))
    .replace(/\+?\d[\d\s().-]{5,}\d/g, "…")
    .slice(0, longest)

const isAddress = (word: string) => {
  const at = word.indexOf("@", 1)
  return at !== -1 && at < word.length - 1
}

/** What stands between two quotes of a kind is left out; a quote that is never closed stays, an apostrophe for one. */
const withoutQuoted = (text: string): string => {
  const ends = new Map(
    ['"', "'", "`"].filter((quote) => text.includes(quote)).map((quote) => [quote, closings(text, quote)])
  )
  let said = ""
  for (let at = 0; at < text.length; at++) {
    const end = ends.get(text[at]!)?.[at + 1] ?? -1
    said += end === -1 ? text[at]! : `${text[at]!}…${text[at]!}`
    if (end !== -1) at = end
  }
  return said
}

/**
 * For each place in a text where a quoted part is closed that goes on there; -1 where it never is. Found from the end
 * in one pass: a backslash skips a letter.
 */
const closings = (text: string, quote: string): Int32Array => {
  const ends = new Int32Array(text.length + 2).fill(-1)
  for (let at = text.length - 1; at >= 0; at--)
    ends[at] = text[at] === quote ? at : ends[at + (text[at] === "\\" ? 2 : 1)]!
  return ends
}
