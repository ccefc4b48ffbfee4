import type { Handwritten } from "#domain/documents/handwritten.ts"
import type { Sheet } from "./Sheet.ts"
import { ink, leading, page, style } from "./style.ts"

const gap = 20
const rowHeight = 34

/** Lines to write on: the installation record two to a row, then what is signed, by whom and when. Each kept on one page. */
export const drawHandwritten = (sheet: Sheet, { title, blanks, statement, signers, date }: Handwritten): void => {
  drawBlanks(sheet, title, blanks)
  const lines = sheet.wrap(statement, page.right - page.left, style.body)
  const text = lines.length * leading(style.body)
  sheet.y += 20
  if (!sheet.fits(text + signers.length * 40)) sheet.turn()
  const top = sheet.y
  sheet.write("P", lines.map((line, n) => ({ text: line, x: page.left, y: top + n * leading(style.body), style: style.body })))
  sheet.y += text
  for (const signer of signers) {
    sheet.y += 28
    lineToFill(sheet, signer, page.left, 340)
    lineToFill(sheet, date, page.left + 340 + gap, page.right - page.left - 340 - gap)
    sheet.y += leading(style.label)
  }
}

const drawBlanks = (sheet: Sheet, title: string, blanks: ReadonlyArray<string>): void => {
  if (blanks.length === 0) return
  sheet.y += 20
  if (!sheet.fits(20 + Math.ceil(blanks.length / 2) * rowHeight)) sheet.turn()
  sheet.write("H2", [{ text: title, x: page.left, y: sheet.y, style: style.section }])
  sheet.y += leading(style.section)
  const width = (page.right - page.left - gap) / 2
  blanks.forEach((blank, n) => {
    if (n % 2 === 0) sheet.y += n === 0 ? 20 : rowHeight
    lineToFill(sheet, blank, page.left + (n % 2) * (width + gap), width)
  })
  sheet.y += leading(style.label)
}

const lineToFill = (sheet: Sheet, label: string, x: number, width: number): void => {
  sheet.rule(sheet.y, ink.quiet, x, x + width)
  sheet.write("P", [{ text: label, x, y: sheet.y + 1.5, style: style.label }])
}
