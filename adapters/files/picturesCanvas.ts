import { Effect, Layer, Semaphore } from "effect"
import { NotAPicture, Pictures } from "#domain/files/Pictures.ts"

/** JPEG quality, in percent. */
const quality = 85

/** The region cut out of a picture and the size it is drawn at, in pixels. */
interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly share: number
}

/**
 * Draws pictures with Skia: rotated according to EXIF, transparent areas on white, all metadata removed. One at a time,
 * because a large picture takes 200 MB when decoded.
 */
export const picturesCanvas = Layer.effect(
  Pictures,
  Effect.gen(function* () {
    const oneAtATime = yield* Semaphore.make(1)
    const draw = Effect.fn("Pictures.draw")(function* (
      picture: Uint8Array,
      type: "image/jpeg" | "image/png",
      cutOf: (width: number, height: number) => Cut
    ) {
      // Imported with the first picture: Skia is large and must not slow down the start.
      const { createCanvas, loadImage } = yield* Effect.promise(() => import("@napi-rs/canvas"))
      const image = yield* Effect.tryPromise({
        try: () => loadImage(Buffer.from(picture)),
        catch: () => new NotAPicture()
      })
      if (image.width === 0 || image.height === 0) return yield* new NotAPicture()
      const { x, y, width, height, share } = cutOf(image.width, image.height)
      const edges = [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))] as const
      const canvas = createCanvas(...edges)
      const pen = canvas.getContext("2d")
      pen.fillStyle = "#fff"
      pen.fillRect(0, 0, ...edges)
      pen.imageSmoothingQuality = "high"
      pen.drawImage(image, x, y, width, height, 0, 0, ...edges)
      return new Uint8Array(
        yield* Effect.promise(() => (type === "image/png" ? canvas.encode("png") : canvas.encode("jpeg", quality)))
      )
    })
    return Pictures.of({
      square: (picture, edge) =>
        oneAtATime.withPermit(
          draw(picture, "image/jpeg", (width, height) => {
            const side = Math.min(width, height)
            return {
              x: (width - side) / 2,
              y: (height - side) / 2,
              width: side,
              height: side,
              share: Math.min(1, edge / side)
            }
          })
        ),
      within: (picture, edge, type) =>
        oneAtATime.withPermit(
          draw(picture, type, (width, height) => ({
            x: 0,
            y: 0,
            width,
            height,
            share: Math.min(1, edge / Math.max(width, height))
          }))
        )
    })
  })
)
