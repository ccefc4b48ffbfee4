import { Schema } from "effect"
import { Vin } from "./Vin.ts"

/** What a VIN says about its vehicle: NHTSA's words, shortened to the shop's; "" and null mean that it does not say (trade.md 5.2). */
export const DecodedVehicle = Schema.Struct({
  vin: Vin,
  year: Schema.Int,
  make: Schema.String,
  model: Schema.String,
  bodyStyle: Schema.String,
  vehicleType: Schema.String,
  doors: Schema.NullOr(Schema.Int),
  series: Schema.String,
  trim: Schema.String,
  driveType: Schema.String,
  fuel: Schema.String,
  plantCountry: Schema.String,
  manufacturer: Schema.String
})
export type DecodedVehicle = typeof DecodedVehicle.Type

/** The VIN is a good one, but no maker has told NHTSA what it stands for: ask for year, make, model and body. */
export class VinNotDecoded extends Schema.TaggedError<VinNotDecoded>()("VinNotDecoded", {
  vin: Vin
}, { httpApiStatus: 404 }) {}
