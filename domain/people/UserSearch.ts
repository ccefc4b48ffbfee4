import { Schema } from "effect"
import { LocationId } from "#domain/locations/Location.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { Role } from "#domain/access/Role.ts"

/** Filters for listing users. */
export const UserSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "Text to search for in names, user names, phone numbers and email addresses.",
    "moreno"
  ),
  role: field(Schema.optionalKey(Role), "Filter by role."),
  active: field(Schema.optionalKey(Schema.Boolean), "Filter by whether the user may sign in."),
  /** Matches the assigned locations and the default location. */
  location: field(Schema.optionalKey(LocationId), "Filter by location.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  sort: field(Schema.optionalKey(Schema.Literals(["name", "userName"])), "Sort column."),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort in descending order.")
})
export type UserSearch = typeof UserSearch.Type
