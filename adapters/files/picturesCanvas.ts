import { Effect, Layer, Semaphore } from "effect"
import { NotAPicture, Pictures } from "#domain/files/Pictures.ts"

/** Share of JPEG's best. */
const quality = 85

/** What is cut out of a picture, and how large it is drawn, in pixels. */
interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly share: number
}

/**
 * Draws pictures with Skia: turned upright by their EXIF mark, on white where they are see-through, without any of
 * their metadata. One at a time: unpacked, a large one takes 200 MB.
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
      // Loaded with the first picture: Skia is large, and no start should wait for it.
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
