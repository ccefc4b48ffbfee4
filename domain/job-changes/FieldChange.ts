import { Schema } from "effect"

/**
 * One field that changed. `path` with dots, lines by their id: `insurance.deductible`, `lines.<id>.netPrice`. Values as on the wire, money
 * in cents; a side that is left out was or is not there.
 */
export const FieldChange = Schema.Struct({
  path: Schema.String,
  before: Schema.optionalKey(Schema.Json),
  after: Schema.optionalKey(Schema.Json)
})
export type FieldChange = typeof FieldChange.Type
