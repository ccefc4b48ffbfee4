const longest = 400

/**
 * A message without what it may have been told about people: whatever stands in quotes or parentheses, e-mail addresses, long numbers,
 * and anything that could be a token. Names of tables, columns and constraints are words, and stay.
 */
export const scrub = (message: string): string =>
  message
    .replace(/(["'`])(?:(?!\1)[^\\]|\\.)*\1/gs, "$1…$1")
    .replace(/\([^()]*\)/g, "(…)")
    .replace(/\S+@\S+/g, "…")
    .replace(/[\w+/=-]*\d[\w+/=-]{15,}/g, "…")
    .replace(/\+?\d[\d\s().-]{5,}\d/g, "…")
    .slice(0, longest)
