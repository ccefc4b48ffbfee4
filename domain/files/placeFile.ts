import { Effect } from "effect"
import { NewId } from "#domain/shared/NewId.ts"
import { FileId } from "./FileId.ts"
import { Files } from "./Files.ts"
import { type FileType } from "./FileObjects.ts"

/** Keeps bytes under a new name, to be added once the call is sure to want them. */
export const placeFile = Effect.fn("placeFile")(function* (type: FileType, bytes: Uint8Array) {
  const id = FileId.make(yield* (yield* NewId).next)
  return yield* (yield* Files).place({ id, type, bytes })
})
