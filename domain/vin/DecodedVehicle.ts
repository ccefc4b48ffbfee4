import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { Vin } from "./Vin.ts"

/**
 * The vehicle data decoded from a VIN, in NHTSA's wording shortened to shop terms. Unknown values are empty or null
 * (trade 5.2).
 */
export const DecodedVehicle = Schema.Struct({
  vin: field(Vin, "Vehicle identification number, 17 characters.", "4T1DAACK7RU000001"),
  year: field(Schema.Int, "Model year.", 2024),
  make: field(Schema.String, "Make.", "Toyota"),
  model: field(Schema.String, "Model.", "Camry"),
  bodyStyle: field(Schema.String, "Body style.", "4 Door Sedan"),
  vehicleType: field(Schema.String, "Vehicle type.", "PASSENGER CAR"),
  doors: field(Schema.NullOr(Schema.Int), "Number of doors; null if unknown.", 4),
  series: field(Schema.String, "Series.", "AXVA70"),
  trim: field(Schema.String, "Trim.", "LE"),
  driveType: field(Schema.String, "Drive type.", "FWD"),
  fuel: field(Schema.String, "Fuel type.", "Gasoline"),
  plantCountry: field(Schema.String, "Country of manufacture.", "UNITED STATES (USA)"),
  manufacturer: field(Schema.String, "Vehicle manufacturer.", "TOYOTA MOTOR MANUFACTURING, KENTUCKY, INC.")
})
export type DecodedVehicle = typeof DecodedVehicle.Type

/** The VIN is valid, but NHTSA has no data for it. The user must enter year, make, model, and body style. */
export class VinNotDecoded extends Schema.TaggedError<VinNotDecoded>()(
  "VinNotDecoded",
  {
    vin: field(Vin, "Vehicle identification number, 17 characters.", "4T1DAACK7RU000001")
  },
  { httpApiStatus: 404 }
) {}
