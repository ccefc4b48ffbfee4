import { Schema } from "effect"
import { DrawnGlass } from "#domain/nags/drawnShape.ts"
import { field } from "#domain/shared/field.ts"

/** A piece of glass as a paper draws it, with its name in the paper's language. */
export const ShownGlass = Schema.Struct({
  ...DrawnGlass.fields,
  label: field(Schema.String, "What the glass is called.", "Windshield, rain sensor, camera")
})
export type ShownGlass = typeof ShownGlass.Type
