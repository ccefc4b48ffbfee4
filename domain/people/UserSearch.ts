import { Schema } from "effect"
import { LocationId } from "#domain/locations/Location.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { Role } from "./Role.ts"

/** Which of the shop's people a list asks for. */
export const UserSearch = Schema.Struct({
  ...pageFields,
  text: Schema.optionalKey(Schema.String.check(maxLength(100))),
  role: Schema.optionalKey(Role),
  active: Schema.optionalKey(Schema.Boolean),
  /** Assigned there, or there by default. */
  location: Schema.optionalKey(LocationId),
  sort: Schema.optionalKey(Schema.Literals(["name", "userName"])),
  descending: Schema.optionalKey(Schema.Boolean)
})
export type UserSearch = typeof UserSearch.Type
