import { Schema } from "effect"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { LocationStatus } from "./Location.ts"

/** Filters for listing locations; `text` matches anywhere in the name, short id, and city, ignoring case. */
export const LocationSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "Search text, matched anywhere in the name, short id, and city, ignoring case.",
    "tempe"
  ),
  status: field(Schema.optionalKey(LocationStatus), "Only locations with this status."),
  sort: field(Schema.optionalKey(Schema.Literals(["locationName", "locationShortId"])), "Column to sort by."),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort in descending order.")
})
export type LocationSearch = typeof LocationSearch.Type
