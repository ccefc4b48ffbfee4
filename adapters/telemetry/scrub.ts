const maxMessageLength = 400

/**
 * Removes possible personal data from a message: everything in quotes or parentheses, email addresses, long numbers,
 * and anything that could be a token. Names of tables, columns and constraints are kept.
 */
export const scrub = (message: string): string =>
  withoutQuoted(message)
    .replace(/\([^()]*\)/g, "(…)")
    .replace(/\S+/g, (word) => (isAddress(word) ? "…" : word))
    .replace(/[\w+/=-]{16,}/g, (word) => (/\d/.test(word.slice(0, -15)) ? "…" : word))
    .replace(/\+?\d[\d\s().-]{5,}\d/g, "…")
    .slice(0, maxMessageLength)

const isAddress = (word: string) => {
  const at = word.indexOf("@", 1)
  return at !== -1 && at < word.length - 1
}

/** Removes text between matching quotes; an unmatched quote, such as an apostrophe, stays. */
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
 * For each position in a text, returns where a quoted part that continues there is closed, or -1. Computed from the end
 * in one pass; a backslash skips a character.
 */
const closings = (text: string, quote: string): Int32Array => {
  const ends = new Int32Array(text.length + 2).fill(-1)
  for (let at = text.length - 1; at >= 0; at--)
    ends[at] = text[at] === quote ? at : ends[at + (text[at] === "\\" ? 2 : 1)]!
  return ends
}
