/**
 * The header of a picture, read without decoding it; dimensions in pixels. `end` is the offset at which the picture
 * ends in the file.
 */
export interface PictureHeader {
  readonly kind: "png" | "jpeg" | "gif" | "bmp"
  readonly width: number
  readonly height: number
  readonly end: number
}

/** Reads the header of a PNG (ISO/IEC 15948) or a JPEG (ITU T.81); undefined for anything else. Decodes nothing. */
export const pictureHeader = (bytes: Uint8Array): PictureHeader | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return png(view)
    if (startsWith(bytes, [0xff, 0xd8, 0xff])) return jpeg(view)
  } catch {
    // The header is truncated.
  }
  return undefined
}

const startsWith = (bytes: Uint8Array, marks: ReadonlyArray<number>) => marks.every((mark, at) => bytes[at] === mark)

/** Chunks consist of length, type, data, and checksum. The first is IHDR, the last IEND. */
const png = (view: DataView): PictureHeader | undefined => {
  if (view.getUint32(12) !== ihdr) return undefined
  let at = 8
  while (view.getUint32(at + 4) !== iend) at += 12 + view.getUint32(at)
  return { kind: "png", width: view.getUint32(16), height: view.getUint32(20), end: at + 12 }
}
const [ihdr, iend] = [0x49484452, 0x49454e44]

/** Reads segments up to the frame header, which contains the dimensions, then the scans up to the end marker. */
const jpeg = (view: DataView): PictureHeader | undefined => {
  let size: { readonly width: number; readonly height: number } | undefined
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const mark = view.getUint8(at + 1)
    if (mark === 0xd9) return size && { kind: "jpeg", ...size, end: at + 2 }
    if (mark === 0xff) {
      at += 1
      continue
    }
    if (isFrame(mark)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
    if (mark === 0xda) at = afterScan(view, at)
  }
  return undefined
}

/** C4, C8, and CC are table markers within the frame marker range C0 to CF. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc

/** Within a scan, FF is followed by 00 or by a restart marker D0 to D7. */
const afterScan = (view: DataView, from: number): number => {
  let at = from
  while (true) {
    if (view.getUint8(at) !== 0xff) at += 1
    else if (view.getUint8(at + 1) === 0 || (view.getUint8(at + 1) & 0xf8) === 0xd0) at += 2
    else return at
  }
}
