import type { DocumentText } from "#domain/documents/JobDocument.ts"
import type { LineColumns, LineRow, LineSection } from "#domain/documents/lineSections.ts"
import type { Element, Line, Sheet } from "./Sheet.ts"
import { ink, leading, page, type Style, style } from "./style.ts"

const padding = 3
const partNumberWidth = 96
const description = { x: 150, priced: 208, unpriced: 340 }
const edges = { quantity: 400, unit: 482, extended: page.right }

/**
 * Draws the rows of an estimate. Rows are not split across pages, a section's title stays with its first row, and
 * headings repeat on every page.
 */
export const drawTable = (sheet: Sheet, { columns, sections }: DocumentText): void => {
  if (sections.length === 0) return
  const table = sheet.element("Table")
  const headings = headingLines(columns, sheet.y)
  const row = sheet.element("TR", table)
  for (const heading of headings) sheet.write("TH", [heading], row, "Column")
  endHeadings(sheet)
  for (const section of sections) drawSection(sheet, table, columns, section)
}

const drawSection = (sheet: Sheet, table: Element, columns: LineColumns, { title, rows }: LineSection): void => {
  rows.forEach((row, n) => {
    const lines = descriptionLines(sheet, row)
    const titled = n === 0 ? leading(style.section) + 7 : 0
    const partNumber = sheet.wrap(row.partNumber, partNumberWidth, style.body)
    const height =
      padding * 2 +
      Math.max(
        lines.reduce((sum, { style: look }) => sum + leading(look), 0),
        partNumber.length * leading(style.body)
      )
    if (!sheet.fits(titled + height)) nextPage(sheet, columns)
    if (n === 0) {
      sheet.write(
        "TH",
        [{ text: title, x: page.left, y: sheet.y + 7, style: style.section }],
        sheet.element("TR", table),
        "Row"
      )
      sheet.y += titled
    }
    drawRow(sheet, sheet.element("TR", table), row, partNumber, lines)
    sheet.y += height
    sheet.rule(sheet.y)
  })
}

const drawRow = (
  sheet: Sheet,
  element: Element,
  row: LineRow,
  partNumber: ReadonlyArray<string>,
  lines: ReadonlyArray<{ readonly text: string; readonly style: Style }>
): void => {
  const top = sheet.y + padding
  sheet.write(
    "TD",
    partNumber.map((text, n) => ({ text, x: page.left, y: top + n * leading(style.body), style: style.body })),
    element
  )
  let y = top
  sheet.write(
    "TD",
    lines.map((line) => {
      const placed = { ...line, x: description.x, y }
      y += leading(line.style)
      return placed
    }),
    element
  )
  for (const figure of figures(row, top, style.body)) sheet.write("TD", [figure], element)
}

const descriptionLines = (sheet: Sheet, { description: text, note, prices }: LineRow) => {
  const width = prices === null ? description.unpriced : description.priced
  return [
    ...sheet.wrap(text, width, style.body).map((line) => ({ text: line, style: style.body })),
    ...(note === "" ? [] : sheet.wrap(note, width, style.label).map((line) => ({ text: line, style: style.label })))
  ]
}

const figures = (
  { quantity, prices }: Pick<LineRow, "quantity" | "prices">,
  y: number,
  look: Style
): ReadonlyArray<Line> => [
  { text: quantity, x: prices === null ? page.right : edges.quantity, y, style: look, ends: true },
  ...(prices === null
    ? []
    : [
        { text: prices.unit, x: edges.unit, y, style: look, ends: true },
        { text: prices.extended, x: edges.extended, y, style: look, ends: true }
      ])
]

const headingLines = (columns: LineColumns, y: number): ReadonlyArray<Line> => [
  { text: columns.partNumber, x: page.left, y, style: style.label },
  { text: columns.description, x: description.x, y, style: style.label },
  ...figures(columns, y, style.label)
]

const endHeadings = (sheet: Sheet): void => {
  sheet.y += leading(style.label) + 3
  sheet.rule(sheet.y, ink.text)
}

const nextPage = (sheet: Sheet, columns: LineColumns): void => {
  sheet.turn()
  sheet.decorate(() => sheet.ink(headingLines(columns, sheet.y)), "Pagination")
  endHeadings(sheet)
}
