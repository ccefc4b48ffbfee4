import { Schema } from "effect"

/** Reasons for a partner's adjustment, from X12 code list 426: the ones relevant to glass repair invoices. */
export const AdjustmentCode = Schema.Literals([
  "01",
  "02",
  "03",
  "06",
  "07",
  "08",
  "09",
  "17",
  "18",
  "19",
  "20",
  "23",
  "24",
  "25",
  "26",
  "29",
  "38",
  "44",
  "45",
  "48",
  "49",
  "50",
  "52",
  "53",
  "54",
  "55",
  "57",
  "58",
  "59",
  "60",
  "61",
  "62",
  "72"
])
export type AdjustmentCode = typeof AdjustmentCode.Type

/** One adjustment of a remittance: the amount in cents, and the code as given by the partner. */
export interface ReportedAdjustment {
  readonly cents: number
  readonly code: string
}

/**
 * Parses the text of a paid invoice as written by `readAnswer`: the leading text, the transfer number, and the
 * adjustments, such as `-13.2 01; -5 55`. A text in another format is returned unchanged.
 */
export const parseAdjustments = (
  text: string
): { readonly before: string; readonly adjustments: ReadonlyArray<ReportedAdjustment> } => {
  const [first = "", ...others] = text.split("; ")
  const words = first.split(" ")
  const said = [words.slice(-2), ...others.map((one) => one.split(" "))]
  const isSaid = said.every(
    ([amount = "", code = "", ...more]) =>
      more.length === 0 &&
      /^-?\d{1,9}(\.\d{1,2})?$/.test(amount) &&
      /^(?:[0-9A-Z]{2}|[A-Z]{2}-[0-9A-Z]{1,5})$/.test(code)
  )
  if (!isSaid) return { before: text, adjustments: [] }
  return {
    before: words.slice(0, -2).join(" "),
    adjustments: said.map(([amount, code = ""]) => ({ cents: Math.round(Number(amount) * 100), code }))
  }
}
