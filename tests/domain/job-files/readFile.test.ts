import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { picturesMemory } from "#adapters/memory/filesMemory.ts"
import { fileName, readFile } from "#domain/job-files/readFile.ts"
import { emptyZip, jpegFrame, joined, png, text } from "../files/pictures.ts"
import { bmp, compound, doc, gif, pdf } from "./papers.ts"

const verdict = (bytes: Uint8Array, place: "attachment" | "full") =>
  readFile(bytes, place).pipe(
    Effect.match({ onSuccess: ({ type }) => type as string, onFailure: ({ _tag }) => _tag as string }),
    Effect.provide(picturesMemory)
  )

const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
/** What the file is, and its type as a document and as a photo. Its given name is irrelevant. */
const corpus: ReadonlyArray<readonly [what: string, bytes: Uint8Array, paper: string, photo: string]> = [
  ["a PNG", png(4, 4), "image/png", "image/png"],
  ["a JPEG", jpegFrame(40, 30), "image/jpeg", "image/jpeg"],
  ["a GIF, converted to PNG", gif, "image/png", "FileNotTaken"],
  ["a BMP, converted to PNG", bmp(), "image/png", "FileNotTaken"],
  ["a BMP stored top-down", bmp(2, -2), "image/png", "FileNotTaken"],
  ["a PDF", pdf, "application/pdf", "FileNotTaken"],
  ["a DOC", doc, "application/msword", "FileNotTaken"],
  ["an empty file", new Uint8Array(), "FileNotTaken", "FileNotTaken"],
  ["an SVG", svg, "FileNotTaken", "FileNotTaken"],
  ["an HTML page", text("<!doctype html><script>alert(1)</script>"), "FileNotTaken", "FileNotTaken"],
  ["an archive, such as a DOCX", joined(text("PK\u0003\u0004"), emptyZip), "FileNotTaken", "FileNotTaken"],
  ["an executable", text("MZ\u0090\u0000"), "FileNotTaken", "FileNotTaken"],
  ["another compound file, such as an Excel workbook", compound("Workbook"), "FileNotTaken", "FileNotTaken"],
  [
    "a PDF with an HTML page appended",
    joined(pdf, text("<html><script>alert(1)</script>")),
    "FileNotTaken",
    "FileNotTaken"
  ],
  [
    "a PDF that is also an archive",
    joined(text("%PDF-1.4\n"), emptyZip, text("\n%%EOF\n")),
    "FileNotTaken",
    "FileNotTaken"
  ],
  ["a PDF that does not start at the first byte", joined(text("<html>"), pdf), "FileNotTaken", "FileNotTaken"],
  ["a truncated PDF", pdf.subarray(0, 40), "FileNotTaken", "FileNotTaken"],
  ["a DOC that is also an archive", joined(doc, emptyZip), "FileNotTaken", "FileNotTaken"],
  ["a PNG with an archive appended", joined(png(4, 4), emptyZip), "FileNotTaken", "FileNotTaken"],
  ["a GIF with an HTML page appended", joined(gif, text("<html>")), "FileNotTaken", "FileNotTaken"],
  ["a truncated GIF", gif.subarray(0, -3), "FileNotTaken", "FileNotTaken"],
  ["a BMP with an HTML page appended", joined(bmp(), text("<html>")), "FileNotTaken", "FileNotTaken"],
  ["a BMP of 20,000 × 20,000 pixels", bmp(20_000, 20_000), "PictureTooLarge", "FileNotTaken"],
  ["a PNG of 30,000 × 30,000 pixels", png(30_000, 30_000, true), "PictureTooLarge", "PictureTooLarge"]
]

describe("a file for a job (F2)", () => {
  it.effect.each(corpus)("is accepted, converted or rejected by its content: $0", ([, bytes, paper, photo]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual([yield* verdict(bytes, "attachment"), yield* verdict(bytes, "full")], [paper, photo])
    })
  )

  it("keeps its name, with the extension of its actual type", () => {
    const names: ReadonlyArray<readonly [given: string, type: Parameters<typeof fileName>[1], name: string]> = [
      ["Claim – 7.PDF", "application/pdf", "Claim – 7.PDF"],
      ["scan.bmp", "image/png", "scan.png"],
      ["photo.jpeg", "image/jpeg", "photo.jpeg"],
      ["evil.html", "application/pdf", "evil.pdf"],
      ["..\\..\\etc/passwd", "image/png", "etc passwd.png"],
      ['a\r\nSet-Cookie: x".doc', "application/msword", "a Set-Cookie x.doc"],
      ["gnp\u202e.png", "image/png", "gnp.png"],
      ["", "image/jpeg", "file.jpg"],
      [".doc", "application/msword", "doc.doc"],
      ["Estimate no. 7 of May", "application/pdf", "Estimate no. 7 of May.pdf"],
      [`${"x".repeat(300)}.pdf`, "application/pdf", `${"x".repeat(100)}.pdf`]
    ]
    for (const [given, type, name] of names) assert.strictEqual(fileName(given, type), name)
  })
})
