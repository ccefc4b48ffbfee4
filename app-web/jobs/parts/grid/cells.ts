import { Schema } from "effect"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { isDay } from "#domain/shared/Day.ts"
import { extendedPrice } from "#domain/estimates/priceEstimate.ts"
import { BasisPoints, Hundredths, Price, times } from "#domain/shared/Money.ts"
import { decimalMarkOf, formatDecimal } from "#ui/formatDecimal.ts"
import { parseDecimal } from "#ui/parseDecimal.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { changeLine } from "#web/jobs/parts/lines.ts"
import { toEstimateLine } from "#web/jobs/parts/newLine.ts"
import { type CellField, type ColumnId, columnOf, type SumId } from "./gridColumns.ts"
import type { CellFormat } from "./GridState.ts"

/**
 * The text of a cell in the user's locale, for display, editing and copying. Text that could not be parsed is returned
 * as entered.
 */
export const cellText = (line: LineValues, id: ColumnId, speech: CellFormat): string => {
  const unread = line.unread[id]
  if (unread !== undefined) return unread
  switch (id) {
    case "extended":
    case "totalCost":
    case "margin":
      return formatDecimal(sumOf(line, id), 2, speech.locale)
    case "status":
      return speech.status[line.status]
    case "kind":
      return speech.kind[line.kind]
    case "taxable":
    case "customerPaid":
      return line[id] ? speech.yes : speech.no
    case "quantity":
    case "discount":
      return line[id] === null ? "" : formatDecimal(line[id], 2, speech.locale, 0)
    case "cost":
    case "listPrice":
    case "netPrice":
      return line[id] === null ? "" : formatDecimal(line[id], 2, speech.locale)
    default:
      return line[id]
  }
}

/** A derived amount of a line in cents: its total, its cost to the shop, or the margin. */
export const sumOf = (line: LineValues, id: SumId): number => {
  const [sold, paid] = [extendedPrice(toEstimateLine(line)), times(line.cost ?? 0, line.quantity ?? 0)]
  return id === "extended" ? sold : id === "totalCost" ? paid : sold - paid
}

/** Whether a cell's text could not be parsed. */
export const isUnparsed = (line: LineValues, id: ColumnId): boolean => line.unread[id] !== undefined

/** Whether the column is numeric and right-aligned. */
export const isNumericColumn = (id: ColumnId): boolean => columnOf(id).kind === "number" || columnOf(id).kind === "sum"

/** The parsed value of typed or pasted text; `unread` if it is invalid for the column. */
type ParsedCell = { readonly value: string | number | boolean | null } | "unread"

const isAmount = { quantity: Schema.is(Hundredths), discount: Schema.is(BasisPoints) } as const
const isPrice = Schema.is(Price)

/**
 * Parses text for a column, in the user's locale or in common spreadsheet formats. Ambiguous text is rejected, never
 * guessed.
 */
export const parseCell = (id: CellField, typed: string, speech: CellFormat): ParsedCell => {
  const text = typed.trim()
  switch (columnOf(id).kind) {
    case "number": {
      const read = parseDecimal(text, 2, decimalMarkOf(speech.locale))
      if (read.kind === "empty") return { value: null }
      const fits = id === "quantity" || id === "discount" ? isAmount[id] : isPrice
      return read.kind === "number" && fits(read.value) ? { value: read.value } : "unread"
    }
    case "day": {
      const day = text === "" ? "" : readDay(text, speech.locale)
      return day === undefined ? "unread" : { value: day }
    }
    case "status":
      return oneOf(speech.status, text)
    case "kind":
      return oneOf(speech.kind, text)
    case "tick":
      return parseBoolean(text, speech)
    default:
      return { value: id === "partNumber" ? text.toUpperCase() : typed }
  }
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const oneOf = (words: Readonly<Record<string, string>>, text: string): ParsedCell => {
  const found = Object.entries(words).find(([value, word]) => same(value, text) || same(word, text))
  return found === undefined ? "unread" : { value: found[0] }
}

const parseBoolean = (text: string, { yes, no }: CellFormat): ParsedCell =>
  [yes, "true", "yes", "1", "x"].some((word) => same(word, text))
    ? { value: true }
    : [no, "false", "no", "0", ""].some((word) => same(word, text))
      ? { value: false }
      : "unread"

/** Whether the user may edit a column: totals are derived, and tax follows rules unless the user may change it. */
export const isWritable = (id: ColumnId, { canEditTax }: Pick<CellFormat, "canEditTax">): id is CellField =>
  columnOf(id).kind !== "sum" && (id !== "taxable" || canEditTax)

/**
 * Returns the line with text written to a cell, including derived values. Text that cannot be parsed is kept as entered
 * and marked; its number then counts as empty. Returns the same line if nothing changes.
 */
export const writeCell = (
  line: LineValues,
  id: ColumnId,
  text: string,
  speech: CellFormat,
  profile?: PricingProfileDraft
): LineValues => {
  if (!isWritable(id, speech) || text === cellText(line, id, speech)) return line
  const read = parseCell(id, text, speech)
  const { [id]: _, ...unread } = line.unread
  if (read === "unread") {
    const open = columnOf(id).kind === "number" ? changeLine(line, { [id]: null }, profile) : line
    return { ...open, unread: { ...unread, [id]: text } }
  }
  return changeLine({ ...line, unread }, { [id]: read.value }, profile)
}

/**
 * Parses a date: `2027-01-31`, `20270131`, or `1/31/2027` with the month first in English and the day first elsewhere.
 * Undefined if invalid.
 */
const readDay = (text: string, locale: string): string | undefined => {
  const [, y, m, d] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(text) ?? []
  const [, first, second, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  const [month, day] = locale.startsWith("en") ? [first, second] : [second, first]
  const written =
    y !== undefined
      ? `${y}-${m}-${d}`
      : year === undefined
        ? ""
        : `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}`
  return isDay(written) ? written : undefined
}
