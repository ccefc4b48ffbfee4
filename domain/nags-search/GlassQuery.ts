import { Schema } from "effect"
import { catalogueNumber } from "#domain/nags/catalogueNumber.ts"
import { TypedPartNumber } from "#domain/nags/PartNumber.ts"
import { vehicleKey } from "#domain/nags/vehicleKey.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"

const ByVehicle = Schema.Struct({
  by: Schema.Literal("vehicle"),
  year: Schema.Int.check(Schema.isBetween({ minimum: 1900, maximum: 2100 }, { message: "year.invalid" })),
  make: requiredText(60),
  model: requiredText(60),
  /** "" asks for every body of the model. */
  bodyStyle: plainText(80)
})

const ByPartNumber = Schema.Struct({ by: Schema.Literal("partNumber"), partNumber: TypedPartNumber })

/** What is sought in the catalogue: all glass of a vehicle, or the parts of a number as people write it (trade.md 2.1). */
export const GlassQuery = Schema.Union([ByVehicle, ByPartNumber])
export type GlassQuery = typeof GlassQuery.Type

/** A query as charges compare it: two that ask the same thing in other words are one, `2024 toyota camry sedan`, `DW01658`. */
export const queryKey = (query: GlassQuery): string =>
  query.by === "partNumber"
    ? catalogueNumber(query.partNumber)
    : [query.year, vehicleKey(query.make), vehicleKey(query.model), vehicleKey(query.bodyStyle)].join("|")
