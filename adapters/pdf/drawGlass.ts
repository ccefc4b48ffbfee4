import type { ShownGlass } from "#domain/documents/ShownGlass.ts"
import { type GlassMark, glassMarks, type GlassPaint } from "#domain/glass-drawing/glassMarks.ts"
import type { Sheet } from "./Sheet.ts"

/** Maximum width of a drawn piece of glass and the gap between two, in points. */
const widest = 112
const gap = 8

/** The drawing's colors on paper: those of the light theme. */
const fills: Readonly<Partial<Record<GlassPaint, string>>> = {
  GlassBand: "#1b2426",
  GlassRim: "#31474b",
  GlassMount: "#1b2426",
  GlassPatch: "#1b2426",
  GlassWindow: "#d3ece8",
  GlassLens: "#2a3638",
  GlassGlint: "#eef8f5",
  GlassSheen: "#ffffff"
}
const strokes: Readonly<Partial<Record<GlassPaint, readonly [color: string, width: number]>>> = {
  GlassInterlayer: ["#47686c", 1.4],
  GlassHud: ["#47686c", 1.4],
  GlassSeam: ["#47686c", 1.4],
  GlassWire: ["#47686c", 1.4],
  GlassHeat: ["#b0651b", 1.4],
  GlassBusBar: ["#b0651b", 3],
  GlassDots: ["#1b2426", 2],
  GlassSensorRing: ["#47686c", 1.4],
  GlassEdge: ["#31474b", 1.4]
}
const dashed: Readonly<Partial<Record<GlassPaint, readonly [length: number, space: number]>>> = {
  GlassInterlayer: [7, 3.5],
  GlassHud: [5, 3]
}

/** Returns the width of each of `count` pieces of glass if `room` points are available for all of them. */
const widthIn = (room: number, count: number) => Math.min(widest, (room - gap * (count - 1)) / count)

const heightAt = (width: number, { shape, features }: ShownGlass) =>
  (glassMarks(shape, features, false).height * width) / 320

/** Returns the height of a document's glass, drawn side by side in `room` points. */
export const glassHeight = (glass: ReadonlyArray<ShownGlass>, room: number): number =>
  Math.max(0, ...glass.map((one) => heightAt(widthIn(room, glass.length), one)))

/** Draws the glass that a document is about, as screens show it; its name is the alternative text. */
export const drawGlass = (
  sheet: Sheet,
  glass: ReadonlyArray<ShownGlass>,
  place: { readonly x: number; readonly y: number; readonly width: number }
): void => {
  const width = widthIn(place.width, glass.length)
  glass.forEach((one, n) => draw(sheet, one, place.x + n * (width + gap), place.y, width))
}

const draw = (
  sheet: Sheet,
  { shape, side, features, label }: ShownGlass,
  x: number,
  y: number,
  width: number
): void => {
  const { pdf } = sheet
  const isSmall = width < 70
  const { height, opening, marks } = glassMarks(shape, features, isSmall)
  const figure = pdf.struct("Figure", { alt: label })
  sheet.root.add(figure)
  figure.add(pdf.markStructureContent("Figure"))
  pdf.save()
  pdf.translate(x, y).scale(width / 320)
  if (side === "right" && shape !== "windshield" && shape !== "back") pdf.transform(-1, 0, 0, 1, 320, 0)
  const isSolar = features.includes("solar")
  for (const mark of marks) {
    pdf.save()
    if (mark.isWithin === true) pdf.path(opening).clip()
    paint(pdf, mark, { height, isSolar, bold: isSmall ? 2 : 1 })
    pdf.restore()
  }
  pdf.restore()
  pdf.endMarkedContent()
}

const paint = (
  pdf: PDFKit.PDFDocument,
  { paint: how, d, width: own }: GlassMark,
  { height, isSolar, bold }: { readonly height: number; readonly isSolar: boolean; readonly bold: number }
) => {
  if (how === "Glass") {
    const tint = pdf.linearGradient(0, 0, 80, height)
    tint.stop(0, isSolar ? "#bfe3cd" : "#d3ece8").stop(1, isSolar ? "#e2f3e6" : "#eef8f5")
    pdf.path(d).fill(tint)
    return
  }
  if (how === "ShadeBand") {
    pdf.fillOpacity(0.75).path(d).fill("#3f7f86")
    return
  }
  if (how === "GlassSheen") pdf.fillOpacity(0.75)
  const fill = fills[how]
  if (fill !== undefined) pdf.path(d).fill(fill)
  const stroke = strokes[how]
  if (stroke === undefined) return
  const dash = dashed[how]
  if (dash !== undefined) pdf.dash(dash[0], { space: dash[1] })
  pdf
    .lineCap(how === "GlassDots" ? "round" : "butt")
    .lineWidth(own ?? stroke[1] * bold)
    .strokeColor(stroke[0])
    .path(d)
    .stroke()
}
