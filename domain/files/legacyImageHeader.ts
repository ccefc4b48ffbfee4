import type { PictureHeader } from "./pictureHeader.ts"

/**
 * Reads the header of a GIF (87a or 89a) or Windows bitmap, which are accepted as job files; undefined for anything
 * else. Decodes nothing.
 */
export const legacyImageHeader = (bytes: Uint8Array): PictureHeader | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (isText(view, 0, "GIF87a") || isText(view, 0, "GIF89a")) return gif(view)
    if (isText(view, 0, "BM")) return bmp(view)
  } catch {
    // The header is truncated.
  }
  return undefined
}

const isText = (view: DataView, at: number, text: string) =>
  [...text].every((letter, n) => view.getUint8(at + n) === letter.charCodeAt(0))

/** Size in bytes of a color table: 3 × 2^(n+1) if its flag is set. */
const table = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/** Skips extensions (21) and images (2C), each a chain of sub-blocks, up to the trailer (3B). */
const gif = (view: DataView): PictureHeader | undefined => {
  let at = 13 + table(view.getUint8(10))
  while (view.getUint8(at) !== 0x3b) {
    const mark = view.getUint8(at)
    if (mark === 0x21) at += 2
    else if (mark === 0x2c) at += 11 + table(view.getUint8(at + 9))
    else return undefined
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at)
    at += 1
  }
  return { kind: "gif", width: view.getUint16(6, true), height: view.getUint16(8, true), end: at + 1 }
}

/** Reads the file size and dimensions of a bitmap; the height is negative if its rows are stored top-down. */
const bmp = (view: DataView): PictureHeader | undefined => {
  const end = view.getUint32(2, true)
  const header = view.getUint32(14, true)
  if (end < 26 || end > view.byteLength || ![40, 52, 56, 108, 124].includes(header)) return undefined
  return { kind: "bmp", width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)), end }
}
