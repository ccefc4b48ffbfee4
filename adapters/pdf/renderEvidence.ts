import type { EvidencePack, EvidencePhoto } from "#domain/documents/EvidencePack.ts"
import { drawBlocks } from "./drawBlocks.ts"
import { drawFooters, drawDocument } from "./renderDocument.ts"
import { drawSignature } from "./drawHandwritten.ts"
import { Sheet } from "./Sheet.ts"
import { leading, page, style } from "./style.ts"

const gap = 20
const width = (page.right - page.left - gap) / 2
const room = { signature: 64, photo: 210 } as const

/**
 * Renders the evidence that work was done as a PDF on US Letter, tagged like a job's documents: photos two per row, and
 * the document it concerns last.
 */
export const renderEvidence = (pack: EvidencePack): Promise<Uint8Array> => {
  const { blocks, locale, number, paper, photos, shopName, signatures, title } = pack
  const sheet = new Sheet({ title: `${title} ${number} · ${shopName}`, author: shopName, locale })
  sheet.write("H1", [{ text: `${title} ${number}`, x: page.left, y: sheet.y, style: style.title }])
  sheet.y += leading(style.title) + 2
  sheet.write("P", [{ text: shopName, x: page.left, y: sheet.y, style: style.shopName }])
  sheet.y += leading(style.shopName) + 14
  // Two per row: serial numbers and times need space.
  for (let first = 0; first < blocks.length; first += 2)
    drawBlocks(sheet, { blocks: blocks.slice(first, first + 2), glass: [] })
  inPairs(sheet, signatures, room.signature, ({ by, caption, mark }, x) => {
    drawSignature(sheet, mark, by, { x, line: sheet.y + room.signature - 28, width, height: room.signature - 30 })
    sheet.rule(sheet.y + room.signature - 26, undefined, x, x + width)
    sheet.write("P", [{ text: `${by}, ${caption}`, x, y: sheet.y + room.signature - 22, style: style.label }])
  })
  inPairs(sheet, photos, room.photo, (photo, x) => drawPhoto(sheet, photo, x))
  if (paper !== undefined) {
    sheet.turn()
    drawDocument(sheet, paper.document, paper.logo)
    drawFooters(sheet, { title, number, shop: { name: shopName } })
  }
  return sheet.finish()
}

const inPairs = <A>(sheet: Sheet, all: ReadonlyArray<A>, height: number, draw: (one: A, x: number) => void): void => {
  for (let first = 0; first < all.length; first += 2) {
    if (!sheet.fits(height)) sheet.turn()
    all.slice(first, first + 2).forEach((one, at) => draw(one, page.left + at * (width + gap)))
    sheet.y += height + 12
  }
}

const drawPhoto = (sheet: Sheet, { bytes, caption }: EvidencePhoto, x: number): void => {
  const figure = sheet.pdf.struct("Figure", { alt: caption })
  sheet.root.add(figure)
  figure.add(sheet.pdf.markStructureContent("Figure"))
  sheet.pdf.image(Buffer.from(bytes), x, sheet.y, { fit: [width, room.photo - 24] })
  sheet.pdf.endMarkedContent()
  sheet.write("Caption", [{ text: caption, x, y: sheet.y + room.photo - 18, style: style.quiet }])
}
