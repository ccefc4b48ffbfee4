import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/people/access.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { GlassPart, GlassType } from "./GlassPart.ts"
import { GlassPartNotFound } from "./Nags.ts"
import { TypedPartNumber } from "./PartNumber.ts"

/** Asked from inside the job form, so whoever may open jobs may ask. */
const door = access["/jobs"]

export const listGlass = endpoint({
  name: "listGlass", summary: "The panes that fit a vehicle, by glass type and part number; of one type when it is named.",
  method: "GET", path: "/nags/glass", access: door,
  input: Schema.Struct({
    year: Schema.Int.check(Schema.isBetween({ minimum: 1900, maximum: 2100 }, { message: "year.invalid" })),
    make: requiredText(60),
    model: requiredText(60),
    bodyStyle: Schema.optionalKey(plainText(80)),
    glassType: Schema.optionalKey(GlassType)
  }),
  output: Schema.Array(GlassPart),
  failures: []
})

export const listGlassParts = endpoint({
  name: "listGlassParts", summary: "The pane of a part number, or every variant of a base number; numbers may be written as people do.",
  method: "GET", path: "/nags/parts/:partNumber", access: door,
  input: Schema.Struct({ partNumber: TypedPartNumber }),
  output: Schema.Array(GlassPart),
  failures: [GlassPartNotFound]
})
