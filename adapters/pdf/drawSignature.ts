import type { SignatureMark } from "#domain/signatures/Signature.ts"
import type { Sheet } from "./Sheet.ts"
import { ink, style } from "./style.ts"

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
