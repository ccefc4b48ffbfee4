import { Effect, Schema } from "effect"
import { FileId } from "#domain/files/FileId.ts"
import { Files } from "#domain/files/Files.ts"
import { signedIn } from "#domain/people/access.ts"

/** `GET /files/:id`: a picture of the shop's people, for whoever works there. */
export const storedFile = {
  path: "/files/:id",
  summary: "A picture of the shop: its logo, or a person's photo.",
  access: signedIn,
  file: Effect.fn("storedFile")(function*({ id }: Readonly<Record<string, string>>) {
    if (!Schema.is(FileId)(id)) return undefined
    const file = yield* (yield* Files).get(id)
    return file && { name: file.type === "image/png" ? "photo.png" : "photo.jpg", type: file.type, bytes: file.bytes, isUpload: true }
  })
}
