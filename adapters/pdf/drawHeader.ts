import type { JobDocument } from "#domain/documents/JobDocument.ts"
import type { Line, Sheet } from "./Sheet.ts"
import { ink, leading, page, style } from "./style.ts"

/** The shop at the left, under its logo when it has one; what the paper is at the right; the days that matter in a row below. */
export const drawHeader = (sheet: Sheet, { title, number, shop, dates }: JobDocument, logo: Uint8Array | undefined): void => {
  const top = sheet.y
  sheet.write("H1", [
    { text: title, x: page.right - sheet.widthOf(number, style.number) - 7, y: top, style: style.title, ends: true },
    { text: number, x: page.right, y: top, style: style.number, ends: true }
  ])
  const right = idsAt(sheet, shop.ids, top + leading(style.title) + 6)
  if (logo !== undefined) placeLogo(sheet, logo, shop.name)
  const left = shopAt(sheet, shop)
  sheet.y = Math.max(left, right) + 14
  drawDates(sheet, dates)
}

const placeLogo = (sheet: Sheet, logo: Uint8Array, name: string): void => {
  const figure = sheet.pdf.struct("Figure", { alt: name })
  sheet.root.add(figure)
  figure.add(sheet.pdf.markStructureContent("Figure"))
  sheet.pdf.image(Buffer.from(logo), page.left, sheet.y, { fit: [170, 42] })
  sheet.pdf.endMarkedContent()
  sheet.y += 50
}

const shopAt = (sheet: Sheet, { name, lines }: JobDocument["shop"]): number => {
  let y = sheet.y + 3
  const placed: Array<Line> = []
  for (const text of sheet.wrap(name, 290, style.shopName)) {
    placed.push({ text, x: page.left, y, style: style.shopName })
    y += leading(style.shopName)
  }
  sheet.write("P", placed)
  const below = lines.map((text, n) => ({ text, x: page.left, y: y + 2 + n * leading(style.quiet), style: style.quiet }))
  sheet.write("P", below)
  return y + 2 + lines.length * leading(style.quiet)
}

const idsAt = (sheet: Sheet, ids: JobDocument["shop"]["ids"], y: number): number => {
  const step = leading(style.quiet)
  ids.forEach(({ label, value }, n) =>
    sheet.write("P", [{ text: `${label} ${value}`, x: page.right, y: y + n * step, style: style.quiet, ends: true }]))
  return y + ids.length * step
}

const drawDates = (sheet: Sheet, dates: JobDocument["dates"]): void => {
  const { y } = sheet
  const step = (page.right - page.left) / Math.max(dates.length, 4)
  const height = 8 + leading(style.label) + leading(style.value) + 8
  sheet.decorate(() => sheet.pdf.rect(page.left - 10, y, page.right - page.left + 20, height).fill(ink.soft))
  dates.forEach(({ label, value }, n) => {
    const x = page.left + n * step
    sheet.write("P", [
      { text: label, x, y: y + 8, style: style.label },
      { text: value, x, y: y + 8 + leading(style.label), style: style.value }
    ])
  })
  sheet.y += height + 18
}
