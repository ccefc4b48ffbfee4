import { Schema } from "effect"
import { TypedPartNumber, catalogueNumber } from "#domain/nags/PartNumber.ts"
import { vehicleKey } from "#domain/nags/GlassFit.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

const ByVehicle = Schema.Struct({
  by: field(Schema.Literal("vehicle"), "By what it is looked for."),
  year: field(
    Schema.Int.check(Schema.isBetween({ minimum: 1900, maximum: 2100 }, { message: "year.invalid" })),
    "Model year.",
    2024
  ),
  make: field(requiredText(60), "Make.", "Toyota"),
  model: field(requiredText(60), "Model.", "Camry"),
  /** "" asks for every body of the model. */
  bodyStyle: field(plainText(80), "Body style.", "4 Door Sedan")
})

const ByPartNumber = Schema.Struct({
  by: field(Schema.Literal("partNumber"), "By what it is looked for."),
  partNumber: field(TypedPartNumber, "The part's number.", "FW99001GTYN")
})

/**
 * What is sought in the catalogue: all glass of a vehicle, or the parts of a number as people write it (trade 2.1).
 */
export const GlassQuery = Schema.Union([ByVehicle, ByPartNumber])
export type GlassQuery = typeof GlassQuery.Type

/**
 * A query as charges compare it: two that ask the same thing in other words are one, `2024 toyota camry sedan`,
 * `DW01658`.
 */
export const queryKey = (query: GlassQuery): string =>
  query.by === "partNumber"
    ? catalogueNumber(query.partNumber)
    : [query.year, vehicleKey(query.make), vehicleKey(query.model), vehicleKey(query.bodyStyle)].join("|")
