import { Effect } from "effect"
import { NewId } from "#domain/shared/NewId.ts"
import { FileId } from "./FileId.ts"
import { Files } from "./Files.ts"
import type { FileType } from "./FileObjects.ts"
import type { Content } from "#domain/contract/Content.ts"

/** Stores bytes under a new id; the caller adds the file once it is certain to be needed. */
export const placeFile = Effect.fn("placeFile")(function* (type: FileType, bytes: Uint8Array) {
  const id = FileId.make(yield* (yield* NewId).next)
  return yield* (yield* Files).place({ id, type, bytes })
})

/** Lifetime of a signed URL in seconds; browsers cache the redirect to it for slightly less. */
const [linkLasts, redirectLasts] = [300, 240]

/**
 * Returns an uploaded file as response content: a redirect to a URL from which the browser can fetch it, or a stream of
 * its bytes. Undefined if there is no such file.
 */
export const storedContent = Effect.fn("storedContent")(function* (id: FileId, nameOf: (type: FileType) => string) {
  const files = yield* Files
  const location = yield* files.link(id, nameOf, linkLasts)
  if (location !== undefined) return { location, seconds: redirectLasts } satisfies Content
  const file = yield* files.open(id)
  return (
    file &&
    ({
      type: file.type,
      body: file.content,
      size: file.size,
      file: { name: nameOf(file.type), disposition: "attachment" as const },
      isUpload: true
    } satisfies Content)
  )
})
