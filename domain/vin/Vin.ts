import { Schema, SchemaTransformation } from "effect"
import { maxLength } from "#domain/shared/PlainText.ts"
import { described } from "#domain/shared/field.ts"
import { normalizeVin, vinFault } from "./vinFault.ts"

const tooLong = maxLength(60, "vin.length")

const Kept = Schema.String.check(
  tooLong,
  Schema.makeFilter((vin: string) => (vin === "" ? "required" : vinFault(vin)) ?? true)
).pipe(Schema.brand("Vin"))

/**
 * A vehicle identification number, spec §5. Accepts user input and stores it as 17 uppercase letters and digits with a
 * valid check digit.
 */
export const Vin = described(
  Schema.String.check(tooLong),
  "Vehicle identification number, 17 characters.",
  "4T1DAACK7RU000001"
).pipe(Schema.decodeTo(Kept, SchemaTransformation.transform({ decode: normalizeVin, encode: (vin) => vin })))
export type Vin = typeof Vin.Type
