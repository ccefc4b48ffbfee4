import type { Handwritten } from "#domain/documents/handwritten.ts"
import type { SignatureMark } from "#domain/signatures/Signature.ts"
import type { Sheet } from "./Sheet.ts"
import { ink, leading, page, style } from "./style.ts"

const gap = 18
const rowHeight = 30
const across = 3
const whole = page.right - page.left

/**
 * Lines to write on: the installation record three to a row, then what is signed, by whom and when. Each kept on one
 * page.
 */
export const drawHandwritten = (
  sheet: Sheet,
  { title, blanks, statement, signers, date, signed }: Handwritten
): void => {
  drawBlanks(sheet, title, blanks)
  const lines = sheet.wrap(statement, whole, style.body)
  const text = lines.length * leading(style.body)
  sheet.y += 10
  if (!sheet.fits(text + rowHeight + leading(style.label))) sheet.turn()
  const top = sheet.y
  sheet.write(
    "P",
    lines.map((line, n) => ({ text: line, x: page.left, y: top + n * leading(style.body), style: style.body }))
  )
  sheet.y += text + rowHeight
  drawSigners(sheet, signers, date, signed)
}

const drawBlanks = (sheet: Sheet, title: string, blanks: ReadonlyArray<string>): void => {
  if (blanks.length === 0) return
  sheet.y += 14
  const rows = Math.ceil(blanks.length / across)
  if (!sheet.fits(leading(style.section) + rows * rowHeight + leading(style.label))) sheet.turn()
  sheet.write("H2", [{ text: title, x: page.left, y: sheet.y, style: style.section }])
  sheet.y += leading(style.section) - 8
  const width = (whole - gap * (across - 1)) / across
  blanks.forEach((blank, n) => {
    if (n % across === 0) sheet.y += rowHeight
    lineToFill(sheet, blank, page.left + (n % across) * (width + gap), width)
  })
  sheet.y += leading(style.label)
}

// Two signers stand side by side, a name and a date each; one signer has the width of the page.
const drawSigners = (
  sheet: Sheet,
  signers: ReadonlyArray<string>,
  date: string,
  signed: Handwritten["signed"]
): void => {
  const width = (whole - gap * (signers.length - 1)) / signers.length
  signers.forEach((signer, n) => {
    const x = page.left + n * (width + gap)
    const name = (width - gap) * 0.66
    const isSigned = signed !== null && n === signers.length - 1
    if (isSigned) {
      drawSignature(sheet, signed.mark, signed.by, { x: x + 4, line: sheet.y, width: name - 8, height: rowHeight })
      sheet.write("P", [
        { text: signed.on, x: x + name + gap, y: sheet.y - leading(style.body) - 1, style: style.body }
      ])
    }
    lineToFill(sheet, isSigned ? `${signer}: ${signed.by}` : signer, x, name)
    lineToFill(sheet, date, x + name + gap, width - name - gap)
  })
  sheet.y += leading(style.label)
}

const lineToFill = (sheet: Sheet, label: string, x: number, width: number): void => {
  sheet.rule(sheet.y, ink.quiet, x, x + width)
  sheet.write("P", [{ text: label, x, y: sheet.y + 1.5, style: style.label }])
}

/**
 * A signature on a line: its strokes, scaled to the room above the line, or the typed name, slanted. `by` is read out
 * in its place.
 */
export const drawSignature = (
  sheet: Sheet,
  mark: SignatureMark,
  by: string,
  room: { readonly x: number; readonly line: number; readonly width: number; readonly height: number }
): void => {
  const { pdf } = sheet
  const figure = pdf.struct("Figure", { alt: by })
  sheet.root.add(figure)
  figure.add(pdf.markStructureContent("Figure"))
  if (mark._tag === "typed") {
    const size = Math.min(14, (14 * room.width) / Math.max(1, sheet.widthOf(mark.name, { ...style.body, size: 14 })))
    pdf
      .font("Inter-Regular")
      .fontSize(size)
      .fillColor(ink.text)
      .text(mark.name, room.x, room.line - 4, { lineBreak: false, baseline: "alphabetic", oblique: true })
  } else {
    const share = Math.min(room.width / mark.width, room.height / mark.height)
    // The line on the sheet that was signed stands at its lower quarter.
    pdf
      .save()
      .translate(room.x, room.line - mark.height * 0.78 * share)
      .scale(share)
    for (const stroke of mark.strokes) pdf.path(stroke)
    pdf.lineWidth(3).lineCap("round").lineJoin("round").strokeColor(ink.text).stroke().restore()
  }
  pdf.endMarkedContent()
}
