import { Schema } from "effect"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { LocationStatus } from "./Location.ts"

/** Which locations a list asks for; `text` is sought anywhere in name, short id and city, whatever the case. */
export const LocationSearch = Schema.Struct({
  ...pageFields,
  text: Schema.optionalKey(Schema.String.check(maxLength(100))),
  status: Schema.optionalKey(LocationStatus),
  sort: Schema.optionalKey(Schema.Literals(["locationName", "locationShortId"])),
  descending: Schema.optionalKey(Schema.Boolean)
})
export type LocationSearch = typeof LocationSearch.Type
