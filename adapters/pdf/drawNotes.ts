import type { PaperText } from "#domain/documents/JobDocument.ts"
import type { Sheet } from "./Sheet.ts"
import { leading, page, style } from "./style.ts"

/** Notes over the whole width, line by line over pages where they are long; under their title when they have one. */
export const drawNotes = (sheet: Sheet, { notes, notesTitle }: PaperText): void => {
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

/** Short notes at the left, beside the sums; they take no room of their own. */
export const drawNotesBeside = (sheet: Sheet, { notes }: PaperText, top: number): void => {
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
