import { joined, text } from "../files/pictures.ts"

/** The smallest file recognized as a PDF by its first and last bytes. */
export const pdf = text("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n")

/** A compound file (MS-CFB) whose directory has an entry with the given name. */
export const compound = (entry: string): Uint8Array => {
  const [header, directory] = [Buffer.alloc(512), Buffer.alloc(512)]
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  for (const [at, name] of ["Root Entry", "1Table", entry].entries()) {
    directory.write(name, at * 128, "utf16le")
    directory.writeUInt16LE((name.length + 1) * 2, at * 128 + 64)
  }
  return joined(header, directory)
}
export const doc = compound("WordDocument")

/** A one-pixel GIF: GIF89a with a two-color table, an extension, and an image. */
export const gif = new Uint8Array(
  Buffer.from("47494638396101000100800000ff0000ffffff21f90400000000002c00000000010001000002024401003b", "hex")
)

/** A 2 by 2 pixel bitmap with 24 bits per pixel and rows padded to four bytes: red above, blue below. */
export const bmp = (width = 2, height = 2): Uint8Array => {
  const bytes = Buffer.alloc(70)
  bytes.write("BM", 0, "latin1")
  bytes.writeUInt32LE(70, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  bytes.writeUInt32LE(16, 34)
  bytes.set([255, 0, 0, 255, 0, 0], 54)
  bytes.set([0, 0, 255, 0, 0, 255], 62)
  return new Uint8Array(bytes)
}
