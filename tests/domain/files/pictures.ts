import { deflateSync, crc32 } from "node:zlib"

const chunk = (name: string, contents: Buffer) => {
  const named = Buffer.concat([Buffer.from(name, "latin1"), contents])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(contents.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A gray PNG of the given size, with the pixels its header promises unless `hollow`. */
export const png = (width: number, height: number, hollow = false): Uint8Array => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const pixels = hollow ? Buffer.alloc(1) : Buffer.alloc((width + 1) * height, 0x80)
  if (!hollow) for (let row = 0; row < height; row += 1) pixels[row * (width + 1)] = 0
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", header),
      chunk("IDAT", deflateSync(pixels)),
      chunk("IEND", Buffer.alloc(0))
    ])
  )
}

/**
 * The smallest JPEG frame a header reader needs: start, size, a scan with a stuffed byte and a restart marker, end. Not
 * meant to be decodable.
 */
export const jpegFrame = (width: number, height: number): Uint8Array =>
  new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    0x4a,
    0x46,
    0xff,
    0xc4,
    0,
    4,
    0,
    0,
    0xff,
    0xc2,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    0x11,
    0,
    0xff,
    0xda,
    0,
    8,
    1,
    1,
    0,
    0,
    63,
    0,
    0x12,
    0xff,
    0x00,
    0xff,
    0xd0,
    0x34,
    0xff,
    0xd9
  ])

export const text = (words: string): Uint8Array => new Uint8Array(Buffer.from(words, "latin1"))

export const joined = (...parts: ReadonlyArray<Uint8Array>): Uint8Array => new Uint8Array(Buffer.concat(parts))

/** An empty archive: what ZIP readers look for at the end of any file. */
export const emptyZip = joined(text("PK\u0005\u0006"), new Uint8Array(18))
