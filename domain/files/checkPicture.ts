import { Effect } from "effect"
import { type PictureHeader, pictureHeader } from "./pictureHeader.ts"
import { NotAPicture, PictureTooLarge } from "./Pictures.ts"

/** More than any telephone's camera takes: 12 000 a side, 50 megapixels in all. */
const most = { side: 12_000, pixels: 50_000_000 }

/**
 * Lets through a PNG or a JPEG (or what else `header` was read from), told by its bytes and not by its name, whose
 * pixels can be unpacked without harm and behind which nothing else hides (F2). Phones append previews to a
 * JPEG, so only what is known to be dangerous is refused there.
 */
export const checkPicture = Effect.fn("checkPicture")(function* (
  bytes: Uint8Array,
  header: PictureHeader | undefined = pictureHeader(bytes)
) {
  if (header === undefined || header.width === 0 || header.height === 0) return yield* new NotAPicture()
  if (header.width > most.side || header.height > most.side || header.width * header.height > most.pixels)
    return yield* new PictureTooLarge()
  const behind = bytes.subarray(header.end)
  if (header.kind !== "jpeg" ? behind.length > 0 : hidesAnother(behind)) return yield* new NotAPicture()
})

/** How archives, pages, scripts and documents begin; readers of some look for it anywhere in a file. Lower case. */
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
