import type { DocumentText } from "#domain/documents/JobDocument.ts"
import { drawBlocks } from "./drawBlocks.ts"
import { drawHandwritten } from "./drawHandwritten.ts"
import { drawHeader } from "./drawHeader.ts"
import { drawSums, sumsHeight } from "./drawSums.ts"
import { drawTable } from "./drawTable.ts"
import { Sheet } from "./Sheet.ts"
import { leading, page, style } from "./style.ts"

/**
 * Renders a shop's document as a PDF on US Letter: tagged for screen readers, with its language set and Inter embedded.
 * The logo is a PNG or JPEG file.
 */
export const renderDocument = (document: DocumentText, logo?: Uint8Array): Promise<Uint8Array> => {
  const { title, number, shop, locale } = document
  const sheet = new Sheet({ title: `${title} ${number} · ${shop.name}`, author: shop.name, locale })
  drawDocument(sheet, document, logo)
  drawFooters(sheet, document)
  return sheet.finish()
}

/** Draws a job's document, starting on the sheet's current page and adding as many pages as needed. */
export const drawDocument = (sheet: Sheet, document: DocumentText, logo?: Uint8Array): void => {
  drawHeader(sheet, document, logo)
  drawBlocks(sheet, document)
  drawTable(sheet, document)
  if (document.sums.length === 0) drawNotes(sheet, document)
  else drawSumsAndNotes(sheet, document)
  if (document.handwritten !== null) drawHandwritten(sheet, document.handwritten)
}

const drawSumsAndNotes = (sheet: Sheet, document: DocumentText): void => {
  sheet.y += 12
  // Keep the total and the balance on the same page.
  const height = sumsHeight(sheet, document.sums)
  if (!sheet.fits(height < page.bottom - page.top ? height : 130)) sheet.turn()
  drawNotesBeside(sheet, document, sheet.y + 2)
  drawSums(sheet, document.sums)
}

/**
 * Draws notes across the full width, below their title if they have one, breaking long ones across pages line by line.
 */
const drawNotes = (sheet: Sheet, { notes, notesTitle }: DocumentText): void => {
  if (notes.length === 0) return
  sheet.y += 14
  if (!sheet.fits(60)) sheet.turn()
  if (notesTitle !== "") {
    sheet.write("H2", [{ text: notesTitle, x: page.left, y: sheet.y, style: style.section }])
    sheet.y += leading(style.section) + 2
  }
  for (const note of notes) {
    for (const text of sheet.wrap(note, page.right - page.left, style.body)) {
      if (!sheet.fits(leading(style.body))) sheet.turn()
      sheet.write("P", [{ text, x: page.left, y: sheet.y, style: style.body }])
      sheet.y += leading(style.body)
    }
    sheet.y += 3
  }
}

/** Draws short notes on the left, beside the sums; they take no extra space. */
const drawNotesBeside = (sheet: Sheet, { notes }: DocumentText, top: number): void => {
  let y = top
  for (const note of notes) {
    const lines = sheet.wrap(note, 230, style.quiet)
    const from = y
    sheet.write(
      "P",
      lines.map((text, n) => ({ text, x: page.left, y: from + n * leading(style.quiet), style: style.quiet }))
    )
    y += lines.length * leading(style.quiet) + 4
  }
}

/**
 * Draws the footer of every page: the document and shop it belongs to, and "1 / 2". Called last, when the number of
 * pages is known.
 */
export const drawFooters = (
  sheet: Sheet,
  { title, number, shop }: Pick<DocumentText, "title" | "number"> & { readonly shop: { readonly name: string } }
): void => {
  const { count } = sheet.pdf.bufferedPageRange()
  const [paper = "", ...more] = sheet.wrap(
    `${title} ${number} · ${shop.name}`,
    page.right - page.left - 60,
    style.label
  )
  for (let n = 0; n < count; n++) {
    sheet.pdf.switchToPage(n)
    sheet.rule(page.footer - 6)
    sheet.decorate(
      () =>
        sheet.ink([
          { text: more.length === 0 ? paper : `${paper}…`, x: page.left, y: page.footer, style: style.label },
          { text: `${n + 1} / ${count}`, x: page.right, y: page.footer, style: style.label, ends: true }
        ]),
      "Pagination"
    )
  }
}
