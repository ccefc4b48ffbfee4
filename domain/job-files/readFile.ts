import type { FileType } from "#domain/files/FileObjects.ts"
import { Effect } from "effect"
import { checkPicture } from "#domain/files/checkPicture.ts"
import { legacyImageHeader } from "#domain/files/legacyImageHeader.ts"
import { pictureHeader } from "#domain/files/pictureHeader.ts"
import { Pictures } from "#domain/files/Pictures.ts"
import { FileNotTaken, type FilePlace } from "./JobFile.ts"

/**
 * Detects the type of a non-picture document by content: a PDF (ISO 32000), or a Word document up to version 2003
 * (MS-CFB with a WordDocument stream).
 */
export const documentType = (bytes: Uint8Array): "application/pdf" | "application/msword" | undefined =>
  isPdf(bytes) ? "application/pdf" : isWord(bytes) ? "application/msword" : undefined

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const stands = (bytes: Uint8Array, at: number, marks: ReadonlyArray<number>) =>
  marks.every((mark, n) => bytes[at + n] === mark)

const lastOf = (bytes: Uint8Array, marks: ReadonlyArray<number>): number => {
  for (let at = bytes.length - marks.length; at >= 0; at--) if (stands(bytes, at, marks)) return at
  return -1
}

/**
 * Checks for the PDF signature, and that only line endings and padding follow the end marker, so that no other content
 * is hidden there.
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

/** Looks for the end record of a ZIP directory: ZIP readers search for it from the end of the file. */
const hasZip = (bytes: Uint8Array) => lastOf(bytes.subarray(-65_557), [0x50, 0x4b, 0x05, 0x06]) >= 0

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const wordDocument = letters("WordDocument").flatMap((letter) => [letter, 0])

/**
 * Checks the directory for a WordDocument stream. Its entries are 128 bytes long and begin with their name and, at
 * offset 64, its length including the terminator.
 */
const isWord = (bytes: Uint8Array) => {
  if (!stands(bytes, 0, compoundFile) || hasZip(bytes)) return false
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    if (stands(bytes, at, wordDocument) && bytes[at + 64] === wordDocument.length + 2) return true
  }
  return false
}

const endings: Readonly<Record<FileType, ReadonlyArray<string>>> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "application/pdf": ["pdf"],
  "application/msword": ["doc"]
}

/**
 * Returns the name a file is stored under: the original name without characters that are invalid in file names, with
 * the extension of the stored type. `scan.bmp`, re-encoded, becomes `scan.png`.
 */
export const fileName = (given: string, type: FileType): string => {
  const name = given
    // oxlint-disable-next-line no-control-regex -- they are what is taken out
    .replaceAll(/[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[. ]+/, "")
    .trim()
  const dot = name.lastIndexOf(".")
  const [stem, ending] =
    dot <= 0 || !/^\w{1,5}$/.test(name.slice(dot + 1)) ? [name, ""] : [name.slice(0, dot), name.slice(dot + 1)]
  const known = endings[type].includes(ending.toLowerCase()) ? ending : endings[type][0]!
  return `${[...stem].slice(0, 100).join("").trim() || "file"}.${known}`
}

/** Maximum edge lengths in pixels, of stored pictures and of thumbnails. */
const edges = { picture: 3_200, thumbnail: 480 }

/**
 * Prepares an upload for storage: pictures are re-encoded and get a thumbnail; other documents are stored unchanged
 * once their content is verified. Photos must be JPEG or PNG; attachments may also be GIF, BMP, PDF, or DOC (spec §5
 * Uploads). The file name is ignored.
 */
export const readFile = Effect.fn("readFile")(function* (bytes: Uint8Array, place: FilePlace) {
  const header = pictureHeader(bytes) ?? (place === "attachment" ? legacyImageHeader(bytes) : undefined)
  if (header === undefined) {
    const type = place === "attachment" ? documentType(bytes) : undefined
    return type === undefined ? yield* new FileNotTaken() : { type, bytes, thumbnail: undefined }
  }
  yield* checkPicture(bytes, header).pipe(Effect.catchTag("NotAPicture", () => Effect.fail(new FileNotTaken())))
  const type = header.kind === "jpeg" ? ("image/jpeg" as const) : ("image/png" as const)
  const { within } = yield* Pictures
  const drawn = Effect.all({
    bytes: within(bytes, edges.picture, type),
    thumbnail: within(bytes, edges.thumbnail, "image/jpeg")
  })
  return { type, ...(yield* drawn.pipe(Effect.catchTag("NotAPicture", () => Effect.fail(new FileNotTaken())))) }
})
