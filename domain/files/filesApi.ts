import { Schema } from "effect"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { signedIn } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { FileId } from "./FileId.ts"

/** There is no such file in this shop, or none that the person may see. */
export class FileNotFound extends Schema.TaggedError<FileNotFound>()("FileNotFound", {}, { httpApiStatus: 404 }) {}

export const getFile = endpoint({
  name: "getFile",
  summary: "A picture of the shop: its logo, or a person's photo.",
  method: "GET",
  path: "/files/:id",
  access: signedIn,
  input: Schema.Struct({
    id: field(FileId, "The file's id, under which it is kept.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: Content,
  produces: ["image/jpeg", "image/png"],
  failures: [FileNotFound]
})
