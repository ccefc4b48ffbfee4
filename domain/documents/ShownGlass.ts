import { Schema } from "effect"
import { DrawnGlass } from "#domain/nags/drawnShape.ts"
import { field } from "#domain/shared/field.ts"

/** A piece of glass as drawn on a document, labeled in the document's language. */
export const ShownGlass = Schema.Struct({
  ...DrawnGlass.fields,
  label: field(Schema.String, "Label of the glass.", "Windshield, rain sensor, camera")
})
export type ShownGlass = typeof ShownGlass.Type
