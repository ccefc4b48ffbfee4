/**
 * A paper that is no picture, told by its bytes: a PDF (ISO 32000), or a Word document up to 2003 (MS-CFB with a
 * WordDocument stream).
 */
export const paperType = (bytes: Uint8Array): "application/pdf" | "application/msword" | undefined =>
  isPdf(bytes) ? "application/pdf" : isWord(bytes) ? "application/msword" : undefined

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const stands = (bytes: Uint8Array, at: number, marks: ReadonlyArray<number>) =>
  marks.every((mark, n) => bytes[at + n] === mark)

const lastOf = (bytes: Uint8Array, marks: ReadonlyArray<number>): number => {
  for (let at = bytes.length - marks.length; at >= 0; at--) if (stands(bytes, at, marks)) return at
  return -1
}

/**
 * It begins with its mark, and after its end comes nothing but the end of a line: readers of other kinds find nothing
 * there.
 */
const isPdf = (bytes: Uint8Array) => {
  if (!stands(bytes, 0, letters("%PDF-"))) return false
  const end = lastOf(bytes, letters("%%EOF"))
  return (
    end > 0 &&
    [...bytes.subarray(end + 5)].every((byte) => byte === 0x0a || byte === 0x0d || byte === 0x20 || byte === 0) &&
    !hasZip(bytes)
  )
}

/** The end of a ZIP's directory: a file may be an archive to those who look for it from behind. */
const hasZip = (bytes: Uint8Array) => lastOf(bytes.subarray(-65_557), [0x50, 0x4b, 0x05, 0x06]) >= 0

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const wordDocument = letters("WordDocument").flatMap((letter) => [letter, 0])

/** Entries of its directory have 128 bytes, begin with their name and say how long it is, its end included. */
const isWord = (bytes: Uint8Array) => {
  if (!stands(bytes, 0, compoundFile) || hasZip(bytes)) return false
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    if (stands(bytes, at, wordDocument) && bytes[at + 64] === wordDocument.length + 2) return true
  }
  return false
}
