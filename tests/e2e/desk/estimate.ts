import { estimateTextsOf } from "#domain/estimates/EstimateTexts.ts"
import { fact } from "./fields.ts"
import { centsOf, halfUp, hundredthsOf } from "./money.ts"
import { section } from "./quote.ts"
import type { BrowserSession } from "./openBrowser.ts"

/** Returns the grid of estimate lines. */
export const estimate = ({ page, t }: BrowserSession) => page.getByRole("grid", { name: t("line.caption") })

/** A row of the estimate as shown on screen: cents, hundredths, basis points. */
export interface Row {
  readonly partNumber: string
  readonly description: string
  readonly quantity: number
  readonly list: number
  readonly discount: number
  readonly net: number
  readonly amount: number
  readonly isTaxed: boolean
}

/** The tax in Tucson: 8.25 % on parts, none on labor. */
const partsTaxRate = 825

/** Reads the rows of the estimate, column by column according to the headers; the last row is the empty one. */
export const rowsOf = async (visit: BrowserSession): Promise<ReadonlyArray<Row>> => {
  const { t, language } = visit
  const grid = estimate(visit)
  const heads = await grid.getByRole("columnheader").allTextContents()
  const rows = await grid
    .getByRole("row")
    .filter({ has: visit.page.getByRole("rowheader") })
    .filter({ hasNotText: t("estimate.newLine") })
    .all()
  return Promise.all(
    rows.slice(0, -1).map(async (row) => {
      const cell = (title: string) => row.getByRole("rowheader").or(row.getByRole("gridcell")).nth(heads.indexOf(title))
      const read = (title: string) => cell(title).locator(".GridText").innerText()
      const number = async (title: string) => hundredthsOf(language, (await read(title)).replace("%", ""))
      return {
        partNumber: await read(t("line.partNumber")),
        description: await read(t("line.description")),
        quantity: await number(t("line.quantity")),
        list: await number(t("line.listPrice")),
        discount: await number(t("line.discount")),
        net: await number(t("line.netPrice")),
        amount: await number(t("line.extended")),
        isTaxed: (await cell(t("line.taxable")).innerText()) === t("yes")
      }
    })
  )
}

/** Reads the totals below the estimate, in cents. */
export const sumsOf = async (visit: BrowserSession) => {
  const { t, language, percent } = visit
  const at = section(visit, "parts")
  const cents = async (label: string) => centsOf(language, await fact(at, label).innerText())
  return {
    parts: await cents(t("totals.parts")),
    labor: await cents(t("totals.labor")),
    partsTax: await cents(t("totals.partsTax", { rate: percent(partsTaxRate) })),
    laborTax: await cents(t("totals.laborTax", { rate: percent(0) })),
    total: await cents(t("totals.total")),
    insurer: await cents(t("totals.insurer")),
    rebate: await cents(t("totals.rebate")),
    customer: await cents(t("totals.customer"))
  }
}

/**
 * Calculates the same totals independently from the rows: each row half-up, tax once on the taxable parts; the customer
 * bears the deductible less the rebate.
 */
export const expectedTotals = (
  { language }: BrowserSession,
  rows: ReadonlyArray<Row>,
  { deductible, rebate }: { readonly deductible: number; readonly rebate: number }
) => {
  const isLabor = ({ description }: Row) => description === estimateTextsOf[language].labor
  const add = (which: (row: Row) => boolean) =>
    rows.filter(which).reduce((sum, { net, quantity }) => sum + halfUp(net * quantity, 100), 0)
  const parts = add((row) => !isLabor(row))
  const labor = add(isLabor)
  const partsTax = halfUp(add((row) => !isLabor(row) && row.isTaxed) * partsTaxRate, 10_000)
  const total = parts + labor + partsTax
  return {
    parts,
    labor,
    partsTax,
    laborTax: 0,
    total,
    insurer: total - deductible,
    rebate,
    customer: deductible - rebate
  }
}
