import { readFileSync } from "node:fs"
import { create, type Font, type Run } from "fontkit"

const remembered = 2_000

/** Caches the layout of each word across documents. Returns copies, because pdfkit scales positions in place. */
const rememberWords = (font: Font): Font => {
  const words = new Map<string, Run>()
  const layout = font.layout.bind(font)
  font.layout = (text, features) => {
    if (features !== undefined) return layout(text, features)
    const run = words.get(text) ?? layout(text)
    if (words.size >= remembered) words.clear()
    words.set(text, run)
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } }) as Run
  }
  return font
}

// A glyph keeps the characters it was first used for. One that is first used as part of another glyph has none and
// could be printed but not extracted as text. So load every glyph up front.
const meetGlyphs = (font: Font): Font => {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  return font
}

// pdfkit 0.20 accepts fonts opened by fontkit, but its types do not say so yet. Opened once: reading a font's tables
// takes longer than drawing a page.
const open = (name: string) =>
  rememberWords(
    meetGlyphs(create(readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))))
  ) as unknown as Uint8Array

/**
 * Inter with tabular figures and Latin Extended, see `fonts/README.md`. Keyed by PostScript name: under other names
 * pdfkit reopens them on every use.
 */
export const fonts = { "Inter-Regular": open("InterRegular"), "Inter-SemiBold": open("InterSemiBold") }
