/** A value of a cell: text that somebody typed, or a number as it is. */
export type CsvValue = string | { readonly number: string }

/**
 * A number with as many decimals as its unit has: `exact(18970)` cents are 189.70, `exact(4100)` basis points 41.00 per
 * cent.
 */
export const exact = (hundredths: number): CsvValue => ({ number: (hundredths / 100).toFixed(2) })

export const whole = (number: number | null): CsvValue => (number === null ? "" : { number: String(number) })

/**
 * What a spreadsheet would take for a formula: `=`, `+`, `-`, `@`, also as a full-width sign or after white space it
 * skips.
 */
const formula = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** A text that no spreadsheet calculates: what would begin a formula stands behind an apostrophe (F4). */
const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text)

/**
 * One cell of RFC 4180: quoted where it holds a comma, a quote, a line break, or spaces at its ends. Numbers stay
 * numbers, below zero too.
 */
export const csvCell = (value: CsvValue): string => {
  if (typeof value === "object") return value.number
  const text = harmless(value)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line with its end. */
export const csvLine = (cells: ReadonlyArray<CsvValue>): string => `${cells.map(csvCell).join(",")}\r\n`

/** Tells Excel that the file is UTF-8. */
export const byteOrderMark = "\uFEFF"
