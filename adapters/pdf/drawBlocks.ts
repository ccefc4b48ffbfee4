import type { Block } from "#domain/documents/Block.ts"
import type { Element, Line, Sheet } from "./Sheet.ts"
import { baseline, leading, page, style } from "./style.ts"

const gap = 20

/** Customer, vehicle, insurance, installation: side by side, two or three to a row. */
export const drawBlocks = (sheet: Sheet, blocks: ReadonlyArray<Block>): void => {
  const across = blocks.length === 4 ? 2 : Math.min(blocks.length, 3)
  const width = (page.right - page.left - gap * (across - 1)) / across
  for (let first = 0; first < blocks.length; first += across) {
    const top = sheet.y
    const ends = blocks.slice(first, first + across).map((block, n) => drawBlock(sheet, block, page.left + n * (width + gap), top, width))
    sheet.y = Math.max(...ends) + 12
  }
}

const drawBlock = (sheet: Sheet, { title, lines, facts }: Block, x: number, top: number, width: number): number => {
  const part = sheet.element("Sect")
  sheet.write("H2", [{ text: title, x, y: top, style: style.section }], part)
  let y = top + leading(style.section) + 2
  lines.forEach((text, n) => {
    y = paragraph(sheet, part, text, { x, y, width, look: n === 0 ? style.strong : style.body })
  })
  if (lines.length > 0 && facts.length > 0) y += 3
  for (const fact of facts) y = labelled(sheet, part, fact, x, y, width)
  return y
}

const paragraph = (sheet: Sheet, part: Element, text: string, { x, y, width, look }: { x: number; y: number; width: number; look: Line["style"] }): number => {
  const lines = sheet.wrap(text, width, look)
  sheet.write("P", lines.map((line, n) => ({ text: line, x, y: y + n * leading(look), style: look })), part)
  return y + lines.length * leading(look)
}

// The label stands quietly before its value; a long value goes on under itself.
const labelled = (sheet: Sheet, part: Element, { label, value }: Block["facts"][number], x: number, y: number, width: number): number => {
  const indent = sheet.widthOf(label, style.quiet) + 6
  const lines = sheet.wrap(value, width - indent, style.body)
  sheet.write("P", [
    { text: label, x, y: y + baseline(style.body) - baseline(style.quiet), style: style.quiet },
    ...lines.map((text, n) => ({ text, x: x + indent, y: y + n * leading(style.body), style: style.body }))
  ], part)
  return y + lines.length * leading(style.body)
}
