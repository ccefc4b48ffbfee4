import { Schema } from "effect"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { signedIn } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { FileId } from "./FileId.ts"

/** The shop has no such file, or the current user may not see it. */
export class FileNotFound extends Schema.TaggedError<FileNotFound>()("FileNotFound", {}, { httpApiStatus: 404 }) {}

export const getFile = endpoint({
  name: "getFile",
  summary: "Returns one of the shop's pictures: its logo or a user's photo.",
  method: "GET",
  path: "/files/:id",
  access: signedIn,
  input: Schema.Struct({
    id: field(FileId, "Unique file id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: Content,
  produces: ["image/jpeg", "image/png"],
  failures: [FileNotFound]
})
