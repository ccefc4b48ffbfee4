import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/**
 * The card's fields, which belong to the processor and stand on its own origin: a page of its sandbox to be put into a
 * frame, or the script that makes such a frame. "none": this server takes no cards.
 */
export const CardFrame = Schema.Union([
  Schema.Struct({
    kind: field(Schema.Literal("sandbox"), "How a browser gets the card's fields."),
    url: field(Schema.String, "Where the sandbox's card fields are.", "http://localhost:4242/frame"),
    origin: field(Schema.String, "The origin they speak from.", "http://localhost:4242")
  }),
  Schema.Struct({
    kind: field(Schema.Literal("square"), "How a browser gets the card's fields."),
    script: field(Schema.String, "Square's script for the card's fields.", "https://web.squarecdn.com/v1/square.js"),
    applicationId: field(Schema.String, "The application's id at Square.", "sq0idp-EXAMPLE"),
    locationId: field(Schema.String, "The location's id at Square.", "LEXAMPLE")
  }),
  Schema.Struct({ kind: field(Schema.Literal("none"), "How a browser gets the card's fields.") })
])
export type CardFrame = typeof CardFrame.Type
