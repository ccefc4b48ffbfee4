import { Schema } from "effect"
import { TypedPartNumber, catalogNumber } from "#domain/nags/PartNumber.ts"
import { vehicleKey } from "#domain/nags/GlassFit.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

const ByVehicle = Schema.Struct({
  by: field(Schema.Literal("vehicle"), "Search criterion."),
  year: field(
    Schema.Int.check(Schema.isBetween({ minimum: 1900, maximum: 2100 }, { message: "year.invalid" })),
    "Model year.",
    2024
  ),
  make: field(requiredText(60), "Make.", "Toyota"),
  model: field(requiredText(60), "Model.", "Camry"),
  /** Empty to include all body styles of the model. */
  bodyStyle: field(plainText(80), "Body style; empty to include all.", "4 Door Sedan")
})

const ByPartNumber = Schema.Struct({
  by: field(Schema.Literal("partNumber"), "Search criterion."),
  partNumber: field(TypedPartNumber, "NAGS part number; formatting does not matter.", "FW99001GTYN")
})

/** A catalog search: all glass for a vehicle, or the parts matching a number as entered by a user (trade 2.1). */
export const GlassQuery = Schema.Union([ByVehicle, ByPartNumber])
export type GlassQuery = typeof GlassQuery.Type

/**
 * Returns the normalized key of a query, so that equivalent queries are charged once: `2024|toyota|camry|sedan`,
 * `DW01658`.
 */
export const queryKey = (query: GlassQuery): string =>
  query.by === "partNumber"
    ? catalogNumber(query.partNumber)
    : [query.year, vehicleKey(query.make), vehicleKey(query.model), vehicleKey(query.bodyStyle)].join("|")
