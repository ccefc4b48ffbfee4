import { Schema } from "effect"
import { listReader } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"

/** As many lists as the shop may take as files were taken; `until` in milliseconds UTC. */
export class ExportsUsedUp extends Schema.TaggedError<ExportsUsedUp>()(
  "ExportsUsedUp",
  {
    until: field(Schema.Number, "From when on there may be more, milliseconds since 1970 in UTC.", 1763740800000)
  },
  { httpApiStatus: 429 }
) {}

export const getExportsAllowed = endpoint({
  name: "getExportsAllowed",
  summary: "Whether the shop may take one more list as a file now; a browser asks before it leaves for the file.",
  method: "GET",
  path: "/exports-allowed",
  access: listReader,
  input: Schema.Struct({}),
  output: Schema.Struct({}),
  failures: [ExportsUsedUp]
})
