import { readFileSync } from "node:fs"
import { create, type Font, type Run } from "fontkit"

const remembered = 2_000

/** Lays out each word once for all papers: a copy is handed out, since pdfkit scales positions where they are. */
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

// A glyph keeps the characters it was first met with, and one first met inside another has none: it could be printed
// but not read back.
const meetGlyphs = (font: Font): Font => {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  return font
}

// pdfkit 0.20 takes fonts that fontkit has opened; its types do not say so yet. Opened once: reading their tables costs
// more than a page.
const open = (name: string) =>
  rememberWords(
    meetGlyphs(create(readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))))
  ) as unknown as Uint8Array

/**
 * Inter with tabular figures and Latin Extended, see `fonts/README.md`. Named by their PostScript names: under others
 * pdfkit opens them anew at every use.
 */
export const fonts = { "Inter-Regular": open("InterRegular"), "Inter-SemiBold": open("InterSemiBold") }
