import type { Fact } from "#domain/documents/Block.ts"
import type { DocumentText } from "#domain/documents/JobDocument.ts"
import type { Line, Sheet } from "./Sheet.ts"
import { ink, leading, page, type Style, style } from "./style.ts"

const between = 7
const gap = 24
const shopAtLeast = 190

/** Maximum logo size, in points. */
const room = { width: 180, height: 46 } as const

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Draws the shop on the left, below its logo if it has one; the document's title and numbers on the right; and the key
 * dates in a band below.
 */
export const drawHeader = (
  sheet: Sheet,
  { title, number, shop, dates }: DocumentText,
  logo: Uint8Array | undefined
): void => {
  const top = sheet.y
  const numberWidth = sheet.widthOf(number, style.number)
  sheet.write("H1", [
    { text: title, x: page.right - numberWidth - between, y: top, style: style.title, ends: true },
    { text: number, x: page.right, y: top, style: style.number, ends: true }
  ])
  const ids = shop.ids.map(({ label, value }) => `${label} ${value}`)
  const taken = Math.max(
    sheet.widthOf(title, style.title) + between + numberWidth,
    ...ids.map((id) => sheet.widthOf(id, style.quiet))
  )
  const width = Math.max(shopAtLeast, page.right - page.left - taken - gap)
  if (logo !== undefined) placeLogo(sheet, logo, shop.name)
  drawShop(sheet, shop, width)
  sheet.y =
    Math.max(sheet.y, drawIds(sheet, ids, top + leading(style.title) + 6, page.right - page.left - width - gap)) + 12
  drawDates(sheet, dates)
}

const placeLogo = (sheet: Sheet, logo: Uint8Array, name: string): void => {
  const figure = sheet.pdf.struct("Figure", { alt: name })
  sheet.root.add(figure)
  figure.add(sheet.pdf.markStructureContent("Figure"))
  // pdfkit's types do not include this yet.
  const picture = (sheet.pdf as unknown as { readonly openImage: (file: Buffer) => Size }).openImage(Buffer.from(logo))
  const share = Math.min(room.width / picture.width, room.height / picture.height)
  const [width, height] = [picture.width * share, picture.height * share]
  sheet.pdf.image(picture as never, page.left, sheet.y, { width, height })
  sheet.pdf.endMarkedContent()
  sheet.y += height + 4
}

// Draws the document's numbers and returns where they end.
const drawIds = (sheet: Sheet, ids: ReadonlyArray<string>, top: number, width: number): number => {
  let y = top
  for (const id of ids) {
    const from = y
    const lines = sheet.wrap(id, width, style.quiet)
    sheet.write(
      "P",
      lines.map((text, n) => ({
        text,
        x: page.right,
        y: from + n * leading(style.quiet),
        style: style.quiet,
        ends: true
      }))
    )
    y += lines.length * leading(style.quiet)
  }
  return y
}

const drawShop = (sheet: Sheet, { name, lines }: DocumentText["shop"], width: number): void => {
  sheet.y += 3
  paragraph(sheet, [name], style.shopName, width)
  sheet.y += 2
  paragraph(sheet, lines, style.quiet, width)
}

const paragraph = (sheet: Sheet, texts: ReadonlyArray<string>, look: Style, width: number): void => {
  const placed: ReadonlyArray<Line> = texts
    .flatMap((text) => sheet.wrap(text, width, look))
    .map((text, n) => ({ text, x: page.left, y: sheet.y + n * leading(look), style: look }))
  sheet.write("P", placed)
  sheet.y += placed.length * leading(look)
}

const fullWidth = page.right - page.left

/**
 * Draws the key dates in a row on a light band: a quarter of the width each, closer together if they are many or long.
 */
const drawDates = (sheet: Sheet, dates: ReadonlyArray<Fact>): void => {
  if (dates.length === 0) return
  const top = sheet.y
  const height = leading(style.label) + leading(style.value) + 13
  sheet.decorate(() => sheet.pdf.rect(page.left - 10, top, fullWidth + 20, height).fill(ink.soft))
  const places = spread(
    dates.map(({ label, value }) => Math.max(sheet.widthOf(label, style.label), sheet.widthOf(value, style.value)))
  )
  dates.forEach(({ label, value }, n) => {
    const x = places[n] ?? page.left
    sheet.write("P", [
      { text: label, x, y: top + 6, style: style.label },
      { text: value, x, y: top + 6 + leading(style.label), style: style.value }
    ])
  })
  sheet.y += height + 14
}

// Returns the left edges of columns with the given widths.
const spread = (widths: ReadonlyArray<number>): ReadonlyArray<number> => {
  const step = fullWidth / Math.max(widths.length, 4)
  if (widths.every((width) => width <= step - 8)) return widths.map((_, n) => page.left + n * step)
  const gap = (fullWidth - widths.reduce((sum, width) => sum + width, 0)) / (widths.length - 1)
  let next: number = page.left
  return widths.map((width) => {
    const x = next
    next += width + gap
    return x
  })
}
