import { Effect } from "effect"
import { checkPicture } from "#domain/files/checkPicture.ts"
import { moreHeaders } from "#domain/files/moreHeaders.ts"
import { pictureHeader } from "#domain/files/pictureHeader.ts"
import { Pictures } from "#domain/files/Pictures.ts"
import type { FilePlace } from "./JobFile.ts"
import { FileNotTaken } from "./jobFileFailures.ts"
import { paperType } from "./paperType.ts"

/** Longest edges in pixels: of a picture as it is kept, and of its small one. */
const edges = { picture: 3_200, thumbnail: 480 }

/**
 * What is kept of an upload: pictures drawn anew with a small one beside, papers as they came once their bytes say what
 * they are. A photo is a JPEG or PNG; papers may also be GIF, BMP, PDF and DOC (spec §5 Uploads). The name says nothing
 * here.
 */
export const readFile = Effect.fn("readFile")(function* (bytes: Uint8Array, place: FilePlace) {
  const header = pictureHeader(bytes) ?? (place === "attachment" ? moreHeaders(bytes) : undefined)
  if (header === undefined) {
    const type = place === "attachment" ? paperType(bytes) : undefined
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
