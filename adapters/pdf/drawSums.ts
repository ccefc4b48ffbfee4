import type { DocumentText } from "#domain/documents/JobDocument.ts"
import type { TotalsRow } from "#domain/documents/Block.ts"
import type { Element, Sheet } from "./Sheet.ts"
import { ink, leading, page, type Style, style } from "./style.ts"

const left = 318
const valueWidth = 82
const looks: Readonly<Record<TotalsRow["weight"], Style>> = {
  plain: style.body,
  strong: style.strong,
  total: style.total
}

/**
 * Draws the sums on the right with aligned figures: groups separated by hairlines, each kept on one page, totals on a
 * light band.
 */
export const drawSums = (sheet: Sheet, sums: DocumentText["sums"]): void => {
  if (sums.length === 0) return
  const table = sheet.element("Table")
  sums.forEach((group, n) => {
    const rows = group.map((sum) => measured(sheet, sum))
    if (!sheet.fits(heightOf(rows))) sheet.turn()
    else if (n > 0) sheet.y += 6
    for (const row of rows) drawSum(sheet, table, row)
  })
}

/** Returns the height of all sums, in points. */
export const sumsHeight = (sheet: Sheet, sums: DocumentText["sums"]): number =>
  sums.reduce((height, group) => height + 6 + heightOf(group.map((sum) => measured(sheet, sum))), 0)

const heightOf = (rows: ReadonlyArray<{ readonly height: number }>) =>
  rows.reduce((total, row) => total + row.height, 8)

const measured = (sheet: Sheet, sum: TotalsRow) => {
  const look = looks[sum.weight]
  const lines = sheet.wrap(sum.label, page.right - left - valueWidth, look)
  return { sum, look, lines, height: lines.length * leading(look) + (sum.weight === "total" ? 12 : 3) }
}

const drawSum = (sheet: Sheet, table: Element, { sum, look, lines, height }: ReturnType<typeof measured>): void => {
  if (!sheet.fits(height)) sheet.turn()
  const { y } = sheet
  const total = sum.weight === "total"
  if (total) {
    sheet.decorate(() => sheet.pdf.rect(left - 10, y + 2, page.right - left + 20, height - 2).fill(ink.soft))
    sheet.rule(y + 2, ink.text, left - 10, page.right + 10)
  }
  const top = y + (total ? 7 : 2)
  const row = sheet.element("TR", table)
  sheet.write(
    "TH",
    lines.map((text, n) => ({ text, x: left, y: top + n * leading(look), style: look })),
    row,
    "Row"
  )
  sheet.write("TD", [{ text: sum.value, x: page.right, y: top, style: look, ends: true }], row)
  sheet.y += height
}
