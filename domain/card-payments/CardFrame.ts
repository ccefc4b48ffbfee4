import { Schema } from "effect"

/**
 * The card's fields, which belong to the processor and stand on its own origin: a page of its sandbox to be put into a frame, or the script
 * that makes such a frame. "none": this server takes no cards.
 */
export const CardFrame = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("sandbox"), url: Schema.String, origin: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("square"), script: Schema.String, applicationId: Schema.String, locationId: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("none") })
])
export type CardFrame = typeof CardFrame.Type
