import { extendedPrice, isNoCharge, isTaxed, lineTaxClass } from "#domain/estimates/priceEstimate.ts"
import type { EstimateLine, TaxClass } from "#domain/estimates/EstimateLine.ts"
import { lineText } from "./lineText.ts"
import type { DocumentContext } from "./DocumentContext.ts"

/** Returns the estimate's lines, parts before labor. A work order shows no prices. */
export const lineSections = (writing: DocumentContext): ReadonlyArray<LineSection> =>
  writing.kind === "receipt"
    ? []
    : [section(writing, "parts"), section(writing, "labor")].filter(({ rows }) => rows.length > 0)

/** Returns the column headings of the lines. */
export const lineColumns = ({ kind, t }: DocumentContext): LineColumns => ({
  partNumber: t("line.partNumber"),
  description: t("line.description"),
  quantity: t("line.quantity"),
  prices: kind === "workorder" ? null : { unit: t("line.unitPrice"), extended: t("line.extended") }
})

const section = (writing: DocumentContext, taxClass: TaxClass): LineSection => ({
  title: taxClass === "labor" ? writing.t("line.labor") : partsHeading(writing).title,
  rows: writing.job.lines.filter((line) => lineTaxClass(line) === taxClass).map((line) => row(writing, line))
})

/**
 * Returns the heading and subtotal label of the part lines. Repairs and fees are taxed like parts, and are mentioned if
 * there are any.
 */
export const partsHeading = ({ job: { lines }, t }: DocumentContext) =>
  lines.some(({ kind }) => kind === "repair" || kind === "fee")
    ? { title: t("line.partsAndFees"), subtotal: t("line.partsAndFeesSubtotal") }
    : { title: t("line.parts"), subtotal: t("line.partsSubtotal") }

const row = (writing: DocumentContext, line: EstimateLine): LineRow => ({
  partNumber: line.partNumber,
  description: lineText(line.description, writing.language),
  note: writing.kind === "workorder" ? "" : note(writing, line),
  quantity: writing.formats.quantity(line.quantity),
  prices:
    writing.kind === "workorder"
      ? null
      : {
          // A flat price covers the entire quantity.
          unit:
            line.rule === "partFlat" && line.quantity !== 100
              ? writing.t("line.flat")
              : writing.formats.money(line.netPrice),
          extended: writing.formats.money(extendedPrice(line))
        }
})

// Only relevant notes: "customer pays" if there is an insurer, "not taxed" if other lines of the class are, and why a
// line is free.
const note = ({ job: { insurance, taxRates }, t }: DocumentContext, line: EstimateLine): string => {
  return [
    line.customerPaid && insurance !== null ? t("line.customerPaid") : "",
    !line.taxable && isTaxed(taxRates, lineTaxClass(line)) ? t("line.notTaxed") : "",
    isNoCharge(line) ? t("line.noCharge", { reason: line.noChargeReason.trim() }) : ""
  ]
    .filter((part) => part !== "")
    .join(" · ")
}

/** A row of the line table as display text. Prices are null if the document shows none. */
export interface LineRow {
  readonly partNumber: string
  readonly description: string
  /** Note on the line, such as that the customer pays it or that it is not taxed; empty if none. */
  readonly note: string
  readonly quantity: string
  readonly prices: { readonly unit: string; readonly extended: string } | null
}

/**
 * The parts or labor section: California requires them to be separate, with subtotals before tax (trade 3.1 rule 7).
 */
export interface LineSection {
  readonly title: string
  readonly rows: ReadonlyArray<LineRow>
}

/** Headings of the line table; prices are null if the rows have none. */
export interface LineColumns {
  readonly partNumber: string
  readonly description: string
  readonly quantity: string
  readonly prices: { readonly unit: string; readonly extended: string } | null
}
