import { Effect } from "effect"
import { type PictureHeader, pictureHeader } from "./pictureHeader.ts"
import { NotAPicture, PictureTooLarge } from "./Pictures.ts"

/** More than any phone camera produces: 12,000 pixels per side, 50 megapixels in total. */
const maxDimensions = { side: 12_000, pixels: 50_000_000 }

/**
 * Accepts a PNG or JPEG (or the format that `header` was read from), detected by content rather than file name, if it
 * is safe to decode and nothing else is appended to it (F2). Phones append previews to JPEGs, so there only known
 * dangerous content is rejected.
 */
export const checkPicture = Effect.fn("checkPicture")(function* (
  bytes: Uint8Array,
  header: PictureHeader | undefined = pictureHeader(bytes)
) {
  if (header === undefined || header.width === 0 || header.height === 0) return yield* new NotAPicture()
  if (
    header.width > maxDimensions.side ||
    header.height > maxDimensions.side ||
    header.width * header.height > maxDimensions.pixels
  )
    return yield* new PictureTooLarge()
  const behind = bytes.subarray(header.end)
  if (header.kind !== "jpeg" ? behind.length > 0 : hidesAnother(behind)) return yield* new NotAPicture()
})

/** Lowercase signatures of archives, web pages, scripts, and documents. Some readers find these anywhere in a file. */
const others = ["pk\u0003\u0004", "pk\u0005\u0006", "%pdf-", "<?php", "<script", "<html", "<svg"]

const hidesAnother = (behind: Uint8Array): boolean => {
  const text = latin(behind).toLowerCase()
  return others.some((mark) => text.includes(mark))
}

const latin = (bytes: Uint8Array): string => {
  const parts: Array<string> = []
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return parts.join("")
}
