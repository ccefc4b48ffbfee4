import { extendedPrice, isNoCharge, isTaxed, lineTaxClass } from "#domain/estimates/priceEstimate.ts"
import type { EstimateLine, TaxClass } from "#domain/estimates/EstimateLine.ts"
import { lineText } from "./lineText.ts"
import type { Writing } from "./Writing.ts"

/** The estimate's rows, parts before labor; a work order shows no prices. */
export const lineSections = (writing: Writing): ReadonlyArray<LineSection> =>
  writing.kind === "receipt"
    ? []
    : [section(writing, "parts"), section(writing, "labor")].filter(({ rows }) => rows.length > 0)

/** The headings of those rows. */
export const lineColumns = ({ kind, t }: Writing): LineColumns => ({
  partNumber: t("line.partNumber"),
  description: t("line.description"),
  quantity: t("line.quantity"),
  prices: kind === "workorder" ? null : { unit: t("line.unitPrice"), extended: t("line.extended") }
})

const section = (writing: Writing, taxClass: TaxClass): LineSection => ({
  title: taxClass === "labor" ? writing.t("line.labor") : partsHeading(writing).title,
  rows: writing.job.lines.filter((line) => lineTaxClass(line) === taxClass).map((line) => row(writing, line))
})

/**
 * What the part rows are called, and their subtotal: repairs and fees are taxed with them, and named where they stand
 * among them.
 */
export const partsHeading = ({ job: { lines }, t }: Writing) =>
  lines.some(({ kind }) => kind === "repair" || kind === "fee")
    ? { title: t("line.partsAndFees"), subtotal: t("line.partsAndFeesSubtotal") }
    : { title: t("line.parts"), subtotal: t("line.partsSubtotal") }

const row = (writing: Writing, line: EstimateLine): LineRow => ({
  partNumber: line.partNumber,
  description: lineText(line.description, writing.language),
  note: writing.kind === "workorder" ? "" : note(writing, line),
  quantity: writing.formats.quantity(line.quantity),
  prices:
    writing.kind === "workorder"
      ? null
      : {
          // A flat price is for all of them.
          unit:
            line.rule === "partFlat" && line.quantity !== 100
              ? writing.t("line.flat")
              : writing.formats.money(line.netPrice),
          extended: writing.formats.money(extendedPrice(line))
        }
})

// Only where it says something: why it is free; who pays matters beside an insurer, "not taxed" where others of the class are.
const note = ({ job: { insurance, taxRates }, t }: Writing, line: EstimateLine): string => {
  return [
    line.customerPaid && insurance !== null ? t("line.customerPaid") : "",
    !line.taxable && isTaxed(taxRates, lineTaxClass(line)) ? t("line.notTaxed") : "",
    isNoCharge(line) ? t("line.noCharge", { reason: line.noChargeReason.trim() }) : ""
  ]
    .filter((part) => part !== "")
    .join(" · ")
}

/** A row of the line table as text. Prices are null on a paper that shows none. */
export interface LineRow {
  readonly partNumber: string
  readonly description: string
  /** What must be said of the line, "" for nothing: that the customer pays it, that it is not taxed. */
  readonly note: string
  readonly quantity: string
  readonly prices: { readonly unit: string; readonly extended: string } | null
}

/** Parts or labor: California asks for the two apart, with subtotals before tax (trade 3.1 rule 7). */
export interface LineSection {
  readonly title: string
  readonly rows: ReadonlyArray<LineRow>
}

/** The headings of the line table; prices null like those of its rows. */
export interface LineColumns {
  readonly partNumber: string
  readonly description: string
  readonly quantity: string
  readonly prices: { readonly unit: string; readonly extended: string } | null
}
