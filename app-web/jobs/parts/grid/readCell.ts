import { BasisPoints, Hundredths, Price } from "#domain/shared/Money.ts"
import { Schema } from "effect"
import { decimalMarkOf } from "#ui/formatDecimal.ts"
import { parseDecimal } from "#ui/parseDecimal.ts"
import { columnOf, type CellField } from "./gridColumns.ts"
import { readDay } from "./readDay.ts"
import type { Speech } from "./Speech.ts"

/** What a typed or pasted text means in a column, `unread` where it means nothing there. */
export type ReadCell = { readonly value: string | number | boolean | null } | "unread"

const isAmount = { quantity: Schema.is(Hundredths), discount: Schema.is(BasisPoints) } as const
const isPrice = Schema.is(Price)

/**
 * Reads a text as the column wants it, in the reader's words or in those of a spreadsheet; what cannot be read is never
 * guessed.
 */
export const readCell = (id: CellField, typed: string, speech: Speech): ReadCell => {
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
      return readTick(text, speech)
    default:
      return { value: id === "partNumber" ? text.toUpperCase() : typed }
  }
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const oneOf = (words: Readonly<Record<string, string>>, text: string): ReadCell => {
  const found = Object.entries(words).find(([value, word]) => same(value, text) || same(word, text))
  return found === undefined ? "unread" : { value: found[0] }
}

const readTick = (text: string, { yes, no }: Speech): ReadCell =>
  [yes, "true", "yes", "1", "x"].some((word) => same(word, text))
    ? { value: true }
    : [no, "false", "no", "0", ""].some((word) => same(word, text))
      ? { value: false }
      : "unread"
