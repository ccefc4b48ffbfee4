import { Schema, SchemaTransformation } from "effect"
import { maxLength } from "#domain/shared/PlainText.ts"
import { isRegionOf, notApplicable } from "#domain/shared/Address.ts"
import { described, field } from "#domain/shared/field.ts"

/**
 * A plate as registries keep it: capitals and digits, without the spaces and dashes that people and plates put between
 * (trade 5.4).
 */
export const tidyPlate = (typed: string): string => typed.replace(/[\s\-‐-―.·]/g, "").toUpperCase()

/** Whether a text may be a plate of the US or Canada: 1 to 8 letters and digits. */
export const isPlate = (typed: string): boolean => /^[A-Z0-9]{1,8}$/.test(tidyPlate(typed))

const tooLong = maxLength(30, "plate.invalid")

const Kept = Schema.String.check(
  tooLong,
  Schema.makeFilter((plate: string) => (plate === "" ? "required" : isPlate(plate) || "plate.invalid"))
)

/** A licence plate, read as people type it. */
const Plate = described(Schema.String.check(tooLong), "The license plate.", "ABC1234").pipe(
  Schema.decodeTo(Kept, SchemaTransformation.transform({ decode: tidyPlate, encode: (plate) => plate }))
)

/** The country of a two-letter state or province; undefined where it is neither. */
export const countryOfState = (state: string) =>
  state === notApplicable ? undefined : (["US", "CA"] as const).find((country) => isRegionOf(country, state))

/** A plate and the state or province that gave it. */
export const PlateQuery = Schema.Struct({
  plate: Plate,
  state: field(
    Schema.String.check(
      maxLength(2, "plate.stateUnknown"),
      Schema.makeFilter((state: string) =>
        state === "" ? "required" : countryOfState(state) !== undefined || "plate.stateUnknown"
      )
    ),
    "The plate's state or province, two letters.",
    "AZ"
  )
})
export type PlateQuery = typeof PlateQuery.Type
