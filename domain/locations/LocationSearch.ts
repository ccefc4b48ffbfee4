import { Schema } from "effect"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { LocationStatus } from "./Location.ts"

/** Which locations a list asks for; `text` is sought anywhere in name, short id and city, whatever the case. */
export const LocationSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "What to look for: beginnings and parts of names, numbers, e-mail addresses.",
    "moreno"
  ),
  status: field(Schema.optionalKey(LocationStatus), "Only those that stand so."),
  sort: field(Schema.optionalKey(Schema.Literals(["locationName", "locationShortId"])), "The column to sort by."),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort downwards.")
})
export type LocationSearch = typeof LocationSearch.Type
