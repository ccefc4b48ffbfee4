import type { JobDocument } from "#domain/documents/JobDocument.ts"
import { drawDates } from "./drawDates.ts"
import type { Line, Sheet } from "./Sheet.ts"
import { leading, page, type Style, style } from "./style.ts"

const between = 7

/** The shop at the left, under its logo when it has one; what the paper is at the right; the days that matter in a band below. */
export const drawHeader = (sheet: Sheet, { title, number, shop, dates }: JobDocument, logo: Uint8Array | undefined): void => {
  const top = sheet.y
  const numberWidth = sheet.widthOf(number, style.number)
  sheet.write("H1", [
    { text: title, x: page.right - numberWidth - between, y: top, style: style.title, ends: true },
    { text: number, x: page.right, y: top, style: style.number, ends: true }
  ])
  const ids = shop.ids.map(({ label, value }) => `${label} ${value}`)
  const taken = Math.max(sheet.widthOf(title, style.title) + between + numberWidth, ...ids.map((id) => sheet.widthOf(id, style.quiet)))
  if (logo !== undefined) placeLogo(sheet, logo, shop.name)
  drawShop(sheet, shop, page.right - page.left - taken - 24)
  const idsTop = top + leading(style.title) + 6
  ids.forEach((text, n) => sheet.write("P", [{ text, x: page.right, y: idsTop + n * leading(style.quiet), style: style.quiet, ends: true }]))
  sheet.y = Math.max(sheet.y, idsTop + ids.length * leading(style.quiet)) + 12
  drawDates(sheet, dates)
}

const placeLogo = (sheet: Sheet, logo: Uint8Array, name: string): void => {
  const figure = sheet.pdf.struct("Figure", { alt: name })
  sheet.root.add(figure)
  figure.add(sheet.pdf.markStructureContent("Figure"))
  sheet.pdf.image(Buffer.from(logo), page.left, sheet.y, { fit: [170, 42] })
  sheet.pdf.endMarkedContent()
  sheet.y += 48
}

const drawShop = (sheet: Sheet, { name, lines }: JobDocument["shop"], width: number): void => {
  sheet.y += 3
  paragraph(sheet, [name], style.shopName, width)
  sheet.y += 2
  paragraph(sheet, lines, style.quiet, width)
}

const paragraph = (sheet: Sheet, texts: ReadonlyArray<string>, look: Style, width: number): void => {
  const placed: ReadonlyArray<Line> = texts.flatMap((text) => sheet.wrap(text, width, look))
    .map((text, n) => ({ text, x: page.left, y: sheet.y + n * leading(look), style: look }))
  sheet.write("P", placed)
  sheet.y += placed.length * leading(look)
}
