import { Effect, Layer, Semaphore } from "effect"
import { NotAPicture, Pictures } from "#domain/files/Pictures.ts"

/** Share of JPEG's best. */
const quality = 85

/** Draws pictures with Skia: turned upright by their EXIF mark, on white where they are see-through, without any of their metadata. One at a time: unpacked, a large one takes 200 MB. */
export const picturesCanvas = Layer.effect(Pictures, Effect.gen(function*() {
  const oneAtATime = yield* Semaphore.make(1)
  const square = Effect.fn("Pictures.square")(function*(picture: Uint8Array, most: number) {
    // Loaded with the first picture: Skia is large, and no start should wait for it.
    const { createCanvas, loadImage } = yield* Effect.promise(() => import("@napi-rs/canvas"))
    const image = yield* Effect.tryPromise({ try: () => loadImage(Buffer.from(picture)), catch: () => new NotAPicture() })
    const side = Math.min(image.width, image.height)
    if (side === 0) return yield* new NotAPicture()
    const edge = Math.min(side, most)
    const canvas = createCanvas(edge, edge)
    const pen = canvas.getContext("2d")
    pen.fillStyle = "#fff"
    pen.fillRect(0, 0, edge, edge)
    pen.imageSmoothingQuality = "high"
    pen.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, 0, 0, edge, edge)
    return new Uint8Array(yield* Effect.promise(() => canvas.encode("jpeg", quality)))
  })
  return Pictures.of({ square: (picture, edge) => oneAtATime.withPermit(square(picture, edge)) })
}))
