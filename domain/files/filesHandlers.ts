import { Effect } from "effect"
import { uploadContent } from "#domain/contract/Content.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { Files } from "./Files.ts"
import { FileNotFound, getFile } from "./filesApi.ts"

export const filesHandlers = [
  handle(getFile, Effect.fnUntraced(function*({ id }) {
    const file = yield* (yield* Files).get(id)
    if (file === undefined) return yield* new FileNotFound()
    return uploadContent({ ...file, name: file.type === "image/png" ? "photo.png" : "photo.jpg" })
  }))
]
