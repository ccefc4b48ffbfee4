import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { Vin } from "./Vin.ts"

/**
 * What a VIN says about its vehicle: NHTSA's words, shortened to the shop's; "" and null mean that it does not say
 * (trade 5.2).
 */
export const DecodedVehicle = Schema.Struct({
  vin: field(Vin, "The vehicle identification number, 17 characters; empty where unknown.", "4T1DAACK7RU000001"),
  year: field(Schema.Int, "Model year.", 2024),
  make: field(Schema.String, "Make.", "Toyota"),
  model: field(Schema.String, "Model.", "Camry"),
  bodyStyle: field(Schema.String, "Body style.", "4 Door Sedan"),
  vehicleType: field(Schema.String, "What kind of vehicle.", "PASSENGER CAR"),
  doors: field(Schema.NullOr(Schema.Int), "How many doors; null where unknown.", 4),
  series: field(Schema.String, "Series.", "AXVA70"),
  trim: field(Schema.String, "Trim.", "LE"),
  driveType: field(Schema.String, "Which wheels are driven.", "FWD"),
  fuel: field(Schema.String, "The fuel.", "Gasoline"),
  plantCountry: field(Schema.String, "Where it was built.", "UNITED STATES (USA)"),
  manufacturer: field(Schema.String, "Who made it.", "Pilkington")
})
export type DecodedVehicle = typeof DecodedVehicle.Type

/** The VIN is a good one, but no maker has told NHTSA what it stands for: ask for year, make, model and body. */
export class VinNotDecoded extends Schema.TaggedError<VinNotDecoded>()(
  "VinNotDecoded",
  {
    vin: field(Vin, "The vehicle identification number, 17 characters; empty where unknown.", "4T1DAACK7RU000001")
  },
  { httpApiStatus: 404 }
) {}
