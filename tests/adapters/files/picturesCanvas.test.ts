import { createCanvas, loadImage } from "@napi-rs/canvas"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { picturesCanvas } from "#adapters/files/picturesCanvas.ts"
import { Pictures } from "#domain/files/Pictures.ts"
import { joined, png, text } from "../../domain/files/pictures.ts"

/** Red on the left, blue on the right. */
const halves = (width: number, height: number) => {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext("2d")
  pen.fillStyle = "#f00"
  pen.fillRect(0, 0, width / 2, height)
  pen.fillStyle = "#00f"
  pen.fillRect(width / 2, 0, width / 2, height)
  return canvas
}

const colourAt = async (jpeg: Uint8Array, x: number, y: number) => {
  const image = await loadImage(Buffer.from(jpeg))
  const canvas = createCanvas(image.width, image.height)
  const pen = canvas.getContext("2d")
  pen.drawImage(image, 0, 0)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(x, y, 1, 1).data
  return red > 200 && green > 200 && blue > 200 ? "white" : red > 200 ? "red" : blue > 200 ? "blue" : "other"
}

/** An EXIF segment that declares the picture rotated (orientation 6: turn right) and contains a camera name. */
const lyingOnItsSide = new Uint8Array(
  Buffer.concat([
    Buffer.from("ffe1", "hex"),
    Buffer.from([0, 34]),
    Buffer.from("Exif\0\0"),
    Buffer.from("4d4d002a00000008" + "0001" + "011200030000000100060000" + "00000000", "hex")
  ])
)

layer(picturesCanvas, { excludeTestServices: true })("a redrawn picture", (it) => {
  const square = (bytes: Uint8Array, edge = 512) => Pictures.use((pictures) => pictures.square(bytes, edge))

  it.effect("is the center square, no larger than requested and never upscaled", () =>
    Effect.gen(function* () {
      const large = yield* square(new Uint8Array(halves(1600, 800).toBuffer("image/png")))
      const small = yield* square(new Uint8Array(halves(90, 60).toBuffer("image/png")))
      const sizes = yield* Effect.promise(() => Promise.all([large, small].map((one) => loadImage(Buffer.from(one)))))
      assert.deepStrictEqual(
        sizes.map(({ width, height }) => [width, height]),
        [
          [512, 512],
          [60, 60]
        ]
      )
      assert.deepStrictEqual(
        yield* Effect.promise(() => Promise.all([colourAt(large, 5, 256), colourAt(large, 506, 256)])),
        ["red", "blue"]
      )
    })
  )

  it.effect("is upright and contains no camera data", () =>
    Effect.gen(function* () {
      const jpeg = new Uint8Array(halves(200, 200).toBuffer("image/jpeg"))
      const turned = yield* square(joined(jpeg.subarray(0, 2), lyingOnItsSide, jpeg.subarray(2)))
      assert.deepStrictEqual(
        yield* Effect.promise(() => Promise.all([colourAt(turned, 100, 10), colourAt(turned, 100, 190)])),
        ["red", "blue"]
      )
      assert.notInclude(Buffer.from(turned).toString("latin1"), "Exif")
    })
  )

  it.effect("is white where it was transparent", () =>
    Effect.gen(function* () {
      const clear = yield* square(new Uint8Array(createCanvas(64, 64).toBuffer("image/png")))
      assert.strictEqual(yield* Effect.promise(() => colourAt(clear, 32, 32)), "white")
    })
  )

  it.effect("is rejected if the file contains no pixels", () =>
    Effect.gen(function* () {
      for (const none of [text("no picture"), png(64, 64, true).subarray(0, 30)]) {
        assert.strictEqual((yield* Effect.flip(square(none)))._tag, "NotAPicture")
      }
    })
  )
})
