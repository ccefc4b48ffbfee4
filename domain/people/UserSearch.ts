import { Schema } from "effect"
import { LocationId } from "#domain/locations/Location.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { Role } from "#domain/access/Role.ts"

/** Which of the shop's people a list asks for. */
export const UserSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "What to look for: beginnings and parts of names, numbers, e-mail addresses.",
    "moreno"
  ),
  role: field(Schema.optionalKey(Role), "Only those with this role."),
  active: field(Schema.optionalKey(Schema.Boolean), "Only those who may sign in, or who may not."),
  /** Assigned there, or there by default. */
  location: field(
    Schema.optionalKey(LocationId),
    "Only those of this location.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  sort: field(Schema.optionalKey(Schema.Literals(["name", "userName"])), "The column to sort by."),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort downwards.")
})
export type UserSearch = typeof UserSearch.Type
