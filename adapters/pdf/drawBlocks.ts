import type { Block } from "#domain/documents/Block.ts"
import type { DocumentText } from "#domain/documents/JobDocument.ts"
import { drawGlass, glassHeight } from "./drawGlass.ts"
import type { Line, Sheet } from "./Sheet.ts"
import { baseline, leading, page, type Style, style } from "./style.ts"

const gap = 20

/**
 * Draws customer, vehicle, insurance and installation side by side, up to three per row, each row on one page. The
 * glass drawing takes the first free place of the last row, or goes below the shortest block if the row is full.
 */
export const drawBlocks = (sheet: Sheet, { blocks, glass }: Pick<DocumentText, "blocks" | "glass">): void => {
  const places = blocks.length + (glass.length > 0 && blocks.length < 3 ? 1 : 0)
  const across = Math.min(places, 3)
  const width = (page.right - page.left - gap * (across - 1)) / across
  const leftOf = (n: number) => page.left + n * (width + gap)
  for (let first = 0; first < blocks.length; first += across) {
    const row = blocks.slice(first, first + across).map((block) => measured(sheet, block, width))
    const ends = row.map(({ end }) => end)
    const isLast = first + across >= blocks.length
    const drawn = isLast && glass.length > 0 ? besideOrBelow(ends, across) : undefined
    const height = Math.max(...ends, drawn === undefined ? 0 : drawn.top + glassHeight(glass, width))
    if (!sheet.fits(height)) sheet.turn()
    row.forEach(({ paragraphs }, n) => {
      const part = sheet.element("Sect")
      for (const { tag, lines } of paragraphs) {
        sheet.write(
          tag,
          lines.map((line) => ({ ...line, x: leftOf(n) + line.x, y: sheet.y + line.y })),
          part
        )
      }
    })
    if (drawn !== undefined) drawGlass(sheet, glass, { x: leftOf(drawn.n), y: sheet.y + drawn.top, width })
    sheet.y += height + 12
  }
}

/** Returns the position for a drawing in a row of blocks with the given heights. */
const besideOrBelow = (ends: ReadonlyArray<number>, across: number) => {
  if (ends.length < across) return { n: ends.length, top: 0 }
  const lowest = Math.min(...ends)
  return { n: ends.indexOf(lowest), top: lowest + 5 }
}

// Lays out a block's paragraphs relative to its top-left corner and returns where they end.
const measured = (sheet: Sheet, { title, lines, facts }: Block, width: number) => {
  const paragraphs: Array<{ readonly tag: "H2" | "P"; readonly lines: ReadonlyArray<Line> }> = []
  let end = 0
  const add = (tag: "H2" | "P", texts: ReadonlyArray<string>, look: Style, x = 0, label: ReadonlyArray<Line> = []) => {
    const top = end
    paragraphs.push({
      tag,
      lines: [...label, ...texts.map((text, n) => ({ text, x, y: top + n * leading(look), style: look }))]
    })
    end += texts.length * leading(look)
  }
  add("H2", [title], style.section)
  end += 2
  lines.forEach((text, n) => {
    const look = n === 0 ? style.strong : style.body
    add("P", sheet.wrap(text, width, look), look)
  })
  if (lines.length > 0 && facts.length > 0) end += 3
  for (const { label, value } of facts) {
    const x = sheet.widthOf(label, style.quiet) + 6
    const quietly = { text: label, x: 0, y: end + baseline(style.body) - baseline(style.quiet), style: style.quiet }
    add("P", sheet.wrap(value, width - x, style.body), style.body, x, [quietly])
  }
  return { paragraphs, end }
}
