import type { PaperText } from "#domain/documents/JobDocument.ts"
import { drawBlocks } from "./drawBlocks.ts"
import { drawFooters } from "./drawFooters.ts"
import { drawHandwritten } from "./drawHandwritten.ts"
import { drawHeader } from "./drawHeader.ts"
import { drawNotes, drawNotesBeside } from "./drawNotes.ts"
import { drawSums, sumsHeight } from "./drawSums.ts"
import { drawTable } from "./drawTable.ts"
import { Sheet } from "./Sheet.ts"
import { page } from "./style.ts"

/**
 * A paper of the shop's as a PDF on US Letter: tagged for screen readers, with its language, Inter embedded. The logo is a PNG
 * or JPEG file.
 */
export const renderDocument = (document: PaperText, logo?: Uint8Array): Promise<Uint8Array> => {
  const { title, number, shop, locale } = document
  const sheet = new Sheet({ title: `${title} ${number} · ${shop.name}`, author: shop.name, locale })
  drawPaper(sheet, document, logo)
  drawFooters(sheet, document)
  return sheet.finish()
}

/** A job's paper on the page that the sheet is at, and on as many as it needs. */
export const drawPaper = (sheet: Sheet, document: PaperText, logo?: Uint8Array): void => {
  drawHeader(sheet, document, logo)
  drawBlocks(sheet, document)
  drawTable(sheet, document)
  if (document.sums.length === 0) drawNotes(sheet, document)
  else drawSumsAndNotes(sheet, document)
  if (document.handwritten !== null) drawHandwritten(sheet, document.handwritten)
}

const drawSumsAndNotes = (sheet: Sheet, document: PaperText): void => {
  sheet.y += 12
  // Nobody should turn the page between the total and what is owed.
  const height = sumsHeight(sheet, document.sums)
  if (!sheet.fits(height < page.bottom - page.top ? height : 130)) sheet.turn()
  drawNotesBeside(sheet, document, sheet.y + 2)
  drawSums(sheet, document.sums)
}
