import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { checkPicture } from "#domain/files/checkPicture.ts"
import { pictureHeader } from "#domain/files/pictureHeader.ts"
import { emptyZip, joined, jpegFrame, png, text } from "./pictures.ts"

const verdict = (bytes: Uint8Array) =>
  checkPicture(bytes).pipe(Effect.match({ onSuccess: () => "taken", onFailure: ({ _tag }) => _tag }))

const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const corpus: ReadonlyArray<readonly [what: string, bytes: Uint8Array, said: string]> = [
  ["a PNG", png(40, 30), "taken"],
  ["a JPEG", jpegFrame(40, 30), "taken"],
  ["a JPEG with an appended preview, as phones write it", joined(jpegFrame(4000, 3000), jpegFrame(160, 120)), "taken"],
  ["an empty file", new Uint8Array(), "NotAPicture"],
  ["a text file", text("hello"), "NotAPicture"],
  ["a GIF", text("GIF89a\u0001\u0000\u0001\u0000"), "NotAPicture"],
  ["a BMP", text("BM......"), "NotAPicture"],
  ["an SVG", svg, "NotAPicture"],
  ["an SVG with an XML declaration", joined(text('<?xml version="1.0"?>'), svg), "NotAPicture"],
  ["an HTML page containing a PNG", joined(text("<html>"), png(4, 4)), "NotAPicture"],
  ["a truncated PNG", png(4, 4).subarray(0, 40), "NotAPicture"],
  [
    "a PNG whose first chunk is not IHDR",
    joined(png(4, 4).subarray(0, 12), text("tEXt"), png(4, 4).subarray(16)),
    "NotAPicture"
  ],
  ["a PNG with an archive appended", joined(png(4, 4), emptyZip), "NotAPicture"],
  ["a PNG with an HTML page appended", joined(png(4, 4), text("<html><script>alert(1)</script>")), "NotAPicture"],
  ["a JPEG with an archive appended", joined(jpegFrame(40, 30), text("....PK\u0003\u0004"), emptyZip), "NotAPicture"],
  ["a JPEG with a script appended", joined(jpegFrame(40, 30), text("\n<?PHP system($_GET['c']);")), "NotAPicture"],
  ["a JPEG with a PDF appended", joined(jpegFrame(40, 30), text("%PDF-1.7")), "NotAPicture"],
  ["a JPEG truncated within its scan", jpegFrame(40, 30).subarray(0, -2), "NotAPicture"],
  [
    "a JPEG without a size",
    joined(text("\u00ff\u00d8\u00ff\u00e0\u0000\u0004JF"), new Uint8Array([0xff, 0xd9])),
    "NotAPicture"
  ],
  ["a PNG with zero width", png(0, 30, true), "NotAPicture"],
  ["a PNG of 30,000 × 30,000 pixels", png(30_000, 30_000, true), "PictureTooLarge"],
  ["a PNG of 2,147,483,647 × 1 pixels", png(2_147_483_647, 1, true), "PictureTooLarge"],
  ["a PNG of 10,000 × 6,000 pixels", png(10_000, 6_000, true), "PictureTooLarge"],
  ["a JPEG of 65,535 × 65,535 pixels", jpegFrame(65_535, 65_535), "PictureTooLarge"],
  ["a JPEG from a 48-megapixel camera", jpegFrame(8064, 6048), "taken"]
]

describe("an uploaded picture (F2)", () => {
  it.effect.each(corpus)("is accepted or rejected by its content: $0", ([, bytes, said]) =>
    Effect.gen(function* () {
      assert.strictEqual(yield* verdict(bytes), said)
    })
  )

  it("has its size and end read from the header", () => {
    assert.deepStrictEqual(pictureHeader(joined(png(300, 200), text("behind"))), {
      kind: "png",
      width: 300,
      height: 200,
      end: png(300, 200).length
    })
    assert.deepStrictEqual(pictureHeader(jpegFrame(300, 200)), {
      kind: "jpeg",
      width: 300,
      height: 200,
      end: jpegFrame(300, 200).length
    })
  })
})
