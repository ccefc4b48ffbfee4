import PDFDocument from "pdfkit"
import { fonts } from "./fonts.ts"
import { baseline, ink, page, type Style } from "./style.ts"
import { wrap } from "./wrap.ts"

/** An element of the document structure that screen readers use. */
export type Element = PDFKit.PDFStructureElement

/** A line of text with its top at `y`; `x` is its left edge, or its right edge if `ends`. */
export interface Line {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly style: Style
  readonly ends?: boolean
}

interface About {
  readonly title: string
  readonly author: string
  readonly locale: string
}

/**
 * A document being drawn: US Letter pages, the position `y` of the next item, and text that is always part of the
 * structure or marked as decoration.
 */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument
  readonly root: Element
  y: number = page.top

  constructor({ title, author, locale }: About) {
    this.pdf = new PDFDocument({
      size: "LETTER",
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      pdfVersion: "1.7",
      tagged: true,
      lang: locale,
      displayTitle: true,
      info: { Title: title, Author: author, Creator: "Frit" },
      // Avoids Helvetica, which pdfkit would load by default; its types allow only names here.
      font: fonts["Inter-Regular"] as unknown as string
    })
    for (const [name, font] of Object.entries(fonts)) this.pdf.registerFont(name, font)
    this.root = this.pdf.struct("Document")
    this.pdf.addStructure(this.root)
    this.turn()
  }

  /** Opens an element inside another. */
  element(tag: string, parent: Element = this.root, scope?: "Column" | "Row"): Element {
    const element = this.pdf.struct(tag, scope === undefined ? {} : ({ scope } as object))
    parent.add(element)
    return element
  }

  /** Writes lines as the content of a new element. */
  write(tag: string, lines: ReadonlyArray<Line>, parent: Element = this.root, scope?: "Column" | "Row"): void {
    const element = this.element(tag, parent, scope)
    element.add(this.pdf.markStructureContent(tag))
    this.ink(lines)
    this.pdf.endMarkedContent()
  }

  /** Draws decoration without content of its own: hairlines, bands, repeated headings. */
  decorate(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.pdf.markContent("Artifact", { type })
    draw()
    this.pdf.endMarkedContent()
  }

  /** Draws lines at their positions. */
  ink(lines: ReadonlyArray<Line>): void {
    for (const [n, { text, x, y, style, ends }] of lines.entries()) {
      const left = ends === true ? x - this.widthOf(text, style) : x
      // The space keeps "Quote" and "1042" separate words for screen readers.
      const read = n < lines.length - 1 ? `${text} ` : text
      this.pdf
        .font(style.font)
        .fontSize(style.size)
        .fillColor(style.color)
        .text(read, left, y + baseline(style), { lineBreak: false, baseline: "alphabetic" })
    }
  }

  widthOf(text: string, { font, size }: Style): number {
    return this.pdf.font(font).fontSize(size).widthOfString(text)
  }

  wrap(text: string, width: number, style: Style): ReadonlyArray<string> {
    return wrap(text, width, (part) => this.widthOf(part, style))
  }

  rule(y: number, color: string = ink.line, from: number = page.left, to: number = page.right): void {
    this.decorate(() => this.pdf.lineWidth(0.6).strokeColor(color).moveTo(from, y).lineTo(to, y).stroke())
  }

  /** Returns whether `height` more points fit on this page. */
  fits(height: number): boolean {
    return this.y + height <= page.bottom
  }

  /** Starts a new page, topped by the frit: the dark band with its fading dots. */
  turn(): void {
    this.pdf.addPage()
    this.decorate(() => {
      this.pdf.rect(0, 0, page.width, 9).fill(ink.frame)
      this.pdf.lineCap("round").strokeColor(ink.frame)
      for (const [y, width] of [
        [12.5, 3],
        [17, 2],
        [20.5, 1.1]
      ] as const) {
        this.pdf
          .lineWidth(width)
          .dash(0.01, { space: 6 })
          .moveTo(y === 17 ? 0 : 3, y)
          .lineTo(page.width, y)
          .stroke()
      }
      this.pdf.undash().lineCap("butt")
    }, "Pagination")
    this.y = page.top
  }

  /** Finishes the document and returns its bytes. */
  async finish(): Promise<Uint8Array> {
    const { pdf } = this
    const chunks: Array<Buffer> = []
    const ended = new Promise<void>((resolve, reject) =>
      pdf
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", resolve)
        .on("error", reject)
    )
    this.root.end()
    pdf.end()
    await ended
    return Buffer.concat(chunks)
  }
}
