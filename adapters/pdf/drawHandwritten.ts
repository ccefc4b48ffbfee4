import type { Handwritten } from "#domain/documents/handwritten.ts"
import type { SignatureMark } from "#domain/signatures/Signature.ts"
import type { Sheet } from "./Sheet.ts"
import { ink, leading, page, style } from "./style.ts"

const gap = 18
const rowHeight = 30
const across = 3
const whole = page.right - page.left

/**
 * Draws lines to fill in by hand: the installation record three per row, then the statement to sign with its signers
 * and dates. Each is kept on one page.
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

// Draws two signers side by side, each with a name and a date; a single signer gets the full page width.
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
 * Draws a signature on a line: its strokes, scaled to fit above the line, or the typed name, slanted. `by` is the
 * alternative text.
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
    // On the signature pad, the line is at three quarters of the height.
    pdf
      .save()
      .translate(room.x, room.line - mark.height * 0.78 * share)
      .scale(share)
    for (const stroke of mark.strokes) pdf.path(stroke)
    pdf.lineWidth(3).lineCap("round").lineJoin("round").strokeColor(ink.text).stroke().restore()
  }
  pdf.endMarkedContent()
}
