/** A cell value: free text, or a number written as is. */
export type CsvValue = string | { readonly number: string }

/** Returns a number with two decimals: `exact(18970)` cents is 189.70, `exact(4100)` basis points is 41.00 percent. */
export const exact = (hundredths: number): CsvValue => ({ number: (hundredths / 100).toFixed(2) })

export const whole = (number: number | null): CsvValue => (number === null ? "" : { number: String(number) })

/**
 * Matches what a spreadsheet would interpret as a formula: `=`, `+`, `-`, `@`, also in full-width form or after
 * whitespace that it skips.
 */
const formula = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** Prefixes text that would start a formula with an apostrophe, so that spreadsheets do not evaluate it (F4). */
const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text)

/**
 * Returns a cell in RFC 4180 format: quoted if it contains a comma, a quote, a line break, or leading or trailing
 * whitespace. Numbers, including negative ones, are written as is.
 */
export const csvCell = (value: CsvValue): string => {
  if (typeof value === "object") return value.number
  const text = harmless(value)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns a line including its line ending. */
export const csvLine = (cells: ReadonlyArray<CsvValue>): string => `${cells.map(csvCell).join(",")}\r\n`

/** Marks the file as UTF-8 for Excel. */
export const byteOrderMark = "\uFEFF"
