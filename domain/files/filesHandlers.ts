import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { FileNotFound, getFile } from "./filesApi.ts"
import { storedContent } from "./storedContent.ts"

export const filesHandlers = [
  handle(
    getFile,
    Effect.fnUntraced(function* ({ id }) {
      return (
        (yield* storedContent(id, (type) => (type === "image/png" ? "photo.png" : "photo.jpg"))) ??
        (yield* new FileNotFound())
      )
    })
  )
]
