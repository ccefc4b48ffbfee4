import { Effect } from "effect"
import { NewId } from "#domain/shared/NewId.ts"
import { FileId } from "./FileId.ts"
import { Files } from "./Files.ts"
import type { FileType } from "./FileObjects.ts"
import type { Content } from "#domain/contract/Content.ts"

/** Keeps bytes under a new name, to be added once the call is sure to want them. */
export const placeFile = Effect.fn("placeFile")(function* (type: FileType, bytes: Uint8Array) {
  const id = FileId.make(yield* (yield* NewId).next)
  return yield* (yield* Files).place({ id, type, bytes })
})

/** For how many seconds a signed address works; a browser keeps the redirect to it a little less. */
const [linkLasts, redirectLasts] = [300, 240]

/**
 * What somebody uploaded, as a call answers it: a redirect to where the browser may fetch it, or the bytes in parts.
 * Undefined when there is no such file.
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
