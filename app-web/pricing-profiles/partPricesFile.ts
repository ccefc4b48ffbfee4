import { Schema } from "effect"
import Papa from "papaparse"
import { type CsvValue, byteOrderMark, csvLine, exact } from "#domain/lists/csvLine.ts"
import { type PartPrice, PartPriceKind, PartPrices, patternOf } from "#domain/pricing-profiles/PartPrice.ts"
import { readForm } from "#web/forms/formErrors.ts"
import type { ProfileValues } from "./profileKind.ts"

export type PartPriceValues = ProfileValues["partPrices"][number]

/** The columns of a part prices file, in any order. `from` and `until` are optional. */
export const fileColumns = ["pattern", "kind", "value", "from", "until"] as const
type FileColumn = (typeof fileColumns)[number]

/** Formats part prices as a CSV file: values as 55.00, tiers as `0.00: 40.00; 500.00: 50.00`. */
export const partPricesFile = (prices: ReadonlyArray<PartPriceValues>): string =>
  byteOrderMark +
  csvLine(fileColumns) +
  prices.map((price) => csvLine([price.pattern, price.kind, valueOf(price), price.from, price.until])).join("")

const valueOf = ({ kind, discount, price, tiers }: PartPriceValues): CsvValue =>
  kind === "discount"
    ? exact(discount ?? 0)
    : kind === "tiered"
      ? tiers.map((tier) => `${fixed(tier.from)}: ${fixed(tier.discount)}`).join("; ")
      : exact(price ?? 0)
const fixed = (hundredths: number | null) => ((hundredths ?? 0) / 100).toFixed(2)

/** An error in a file: its line, its column if known, and a message id. */
export interface FileFault {
  readonly line: number
  readonly column: FileColumn | undefined
  readonly message: string
}

/**
 * Parses a file of part prices, returning the prices or the errors. Cells are separated by commas, semicolons or tabs,
 * and quoted as in RFC 4180.
 */
export const readPartPrices = (
  text: string
): { readonly prices: ReadonlyArray<PartPrice>; readonly faults: ReadonlyArray<FileFault> } => {
  const [heads = [], ...rows] = Papa.parse<Array<string>>(text.replace(byteOrderMark, ""), {
    skipEmptyLines: false,
    delimitersToGuess: [",", ";", "\t"]
  }).data
  const columns = heads.map((head) => head.trim().toLowerCase())
  const missing = (["pattern", "kind", "value"] as const).find((column) => !columns.includes(column))
  if (missing !== undefined)
    return { prices: [], faults: [{ line: 1, column: missing, message: "partPrices.noColumn" }] }

  const read = rows.flatMap((row, at) => {
    if (row.every((cell) => cell.trim() === "")) return []
    const cell = (column: FileColumn) => (row[columns.indexOf(column)] ?? "").trim()
    return [{ line: at + 2, ...priceOf(cell) }]
  })
  const answer = readForm(Schema.Struct({ prices: PartPrices }), {
    prices: read.map(({ price }) => price) as ReadonlyArray<PartPrice>
  })
  const faults = [
    ...read.flatMap(({ line, fault }) =>
      fault === undefined ? [] : [{ line, column: fault.column, message: fault.message }]
    ),
    ...(answer._tag === "Success"
      ? []
      : Object.entries(answer.failure).flatMap(([path, [message = ""]]): ReadonlyArray<FileFault> => {
          const [, row = "", field = ""] = path.split(".")
          const of = read[Number(row)]
          // Cells that could not be parsed are already reported.
          return of?.fault === undefined ? [{ line: of?.line ?? 1, column: columnOf(field), message }] : []
        }))
  ]
  return faults.length > 0 || answer._tag === "Failure"
    ? { prices: [], faults: faults.toSorted((one, other) => one.line - other.line) }
    : { prices: answer.success.prices, faults: [] }
}

const columnOf = (field: string): FileColumn | undefined =>
  ["discount", "price", "tiers"].includes(field) ? "value" : fileColumns.find((column) => column === field)

const isKind = Schema.is(PartPriceKind)

const priceOf = (cell: (column: FileColumn) => string) => {
  const kind = cell("kind").toLowerCase()
  const empty = { discount: 0, price: 0, tiers: [] }
  const price = { pattern: patternOf(cell("pattern")), from: cell("from"), until: cell("until"), ...empty }
  const faulty = (column: FileColumn, message: string) => ({
    price: { ...price, kind: "discount" },
    fault: { column, message }
  })
  if (!isKind(kind)) return faulty("kind", "partPrices.unknownKind")
  const value = kind === "tiered" ? tiersIn(cell("value")) : hundredthsIn(cell("value"))
  if (value === undefined) return faulty("value", "number.unclear")
  return {
    fault: undefined,
    price: { ...price, kind, [kind === "tiered" ? "tiers" : kind === "discount" ? "discount" : "price"]: value }
  }
}

/** Parses `55`, `55.5`, `55,50` or `55 %` into hundredths; undefined for any other text. */
const hundredthsIn = (text: string): number | undefined => {
  const [, number] = /^(-?\d{1,7}(?:[.,]\d{1,2})?)\s*%?$/.exec(text.trim()) ?? []
  return number === undefined ? undefined : Math.round(Number(number.replace(",", ".")) * 100)
}

const tiersIn = (text: string): PartPrice["tiers"] | undefined => {
  const tiers = text
    .split(";")
    .filter((tier) => tier.trim() !== "")
    .map((tier) => {
      const [from = "", discount = "", ...more] = tier.split(":").map(hundredthsIn)
      return more.length > 0 || from === "" || discount === "" ? undefined : { from, discount }
    })
  return tiers.some((tier) => tier?.from === undefined || tier.discount === undefined)
    ? undefined
    : (tiers as PartPrice["tiers"])
}

/** Merges prices from a file into existing ones. A price with the same pattern and start date is replaced in place. */
export const withPrices = (
  there: ReadonlyArray<PartPriceValues>,
  added: ReadonlyArray<PartPrice>
): ReadonlyArray<PartPriceValues> => {
  const keyOf = ({ pattern, from }: Pick<PartPrice, "pattern" | "from">) => `${patternOf(pattern)} ${from}`
  const news = new Map(added.map((price) => [keyOf(price), price]))
  const known = new Set(there.map(keyOf))
  return [
    ...there.map((price) => news.get(keyOf(price)) ?? price),
    ...added.filter((price) => !known.has(keyOf(price)))
  ]
}
