import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/**
 * One field that changed. `path` with dots, lines by their id: `insurance.deductible`, `lines.<id>.netPrice`. Values as
 * on the wire, money in cents; a side that is left out was or is not there.
 */
export const FieldChange = Schema.Struct({
  path: field(Schema.String, "The field by its path.", "vehicle.plate"),
  before: field(Schema.optionalKey(Schema.Json), "What stood before; left out where nothing did.", "ABC1234"),
  after: field(Schema.optionalKey(Schema.Json), "What stands since; left out where nothing does.", "XYZ9876")
})
export type FieldChange = typeof FieldChange.Type
