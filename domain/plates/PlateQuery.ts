import { Schema, SchemaTransformation } from "effect"
import { maxLength } from "#domain/shared/PlainText.ts"
import { isRegionOf, notApplicable } from "#domain/shared/Address.ts"
import { described, field } from "#domain/shared/field.ts"

/**
 * Normalizes a plate to the form used by registries: uppercase letters and digits, without spaces and hyphens (trade
 * 5.4).
 */
export const normalizePlate = (typed: string): string => typed.replace(/[\s\-‐-―.·]/g, "").toUpperCase()

/** Returns whether a text can be a US or Canadian plate: 1 to 8 letters and digits. */
export const isPlate = (typed: string): boolean => /^[A-Z0-9]{1,8}$/.test(normalizePlate(typed))

const tooLong = maxLength(30, "plate.invalid")

const Kept = Schema.String.check(
  tooLong,
  Schema.makeFilter((plate: string) => (plate === "" ? "required" : isPlate(plate) || "plate.invalid"))
)

/** A license plate, normalized when decoded. */
const Plate = described(Schema.String.check(tooLong), "License plate.", "ABC1234").pipe(
  Schema.decodeTo(Kept, SchemaTransformation.transform({ decode: normalizePlate, encode: (plate) => plate }))
)

/** Returns the country of a two-letter state or province; undefined if it is neither. */
export const countryOfState = (state: string) =>
  state === notApplicable ? undefined : (["US", "CA"] as const).find((country) => isRegionOf(country, state))

/** A plate and the state or province that issued it. */
export const PlateQuery = Schema.Struct({
  plate: Plate,
  state: field(
    Schema.String.check(
      maxLength(2, "plate.stateUnknown"),
      Schema.makeFilter((state: string) =>
        state === "" ? "required" : countryOfState(state) !== undefined || "plate.stateUnknown"
      )
    ),
    "State or province of the plate, two letters.",
    "AZ"
  )
})
export type PlateQuery = typeof PlateQuery.Type
