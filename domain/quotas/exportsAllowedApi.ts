import { Schema } from "effect"
import { listReadAccess } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"

/** The shop has used up its export quota; `until` is in milliseconds UTC. */
export class ExportsUsedUp extends Schema.TaggedError<ExportsUsedUp>()(
  "ExportsUsedUp",
  {
    until: field(
      Schema.Number,
      "Time at which exports are available again, in milliseconds since 1970 UTC.",
      1763740800000
    )
  },
  { httpApiStatus: 429 }
) {}

export const getExportsAllowed = endpoint({
  name: "getExportsAllowed",
  summary: "Checks whether the shop may export another list now. Browsers call this before navigating to the file.",
  method: "GET",
  path: "/exports-allowed",
  access: listReadAccess,
  input: Schema.Struct({}),
  output: Schema.Struct({}),
  failures: [ExportsUsedUp]
})
