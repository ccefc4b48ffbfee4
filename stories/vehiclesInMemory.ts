import { Effect, Layer } from "effect"
import { VinNotDecoded } from "#domain/vin/DecodedVehicle.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"

const camry = {
  year: 2024, make: "Toyota", model: "Camry", bodyStyle: "4 Door Sedan", vehicleType: "Passenger car", doors: 4, series: "ASV70L", trim: "LE",
  driveType: "FWD", fuel: "Gasoline", plantCountry: "United States (USA)", manufacturer: "Toyota Motor Manufacturing Kentucky"
} as const

/** Knows one car: whatever begins like the sample VIN is a 2024 Camry. */
export const vehiclesInMemory = Layer.succeed(VinDecoder, {
  decode: (vin) => vin.startsWith("4T1DAACK") ? Effect.succeed({ ...camry, vin }) : Effect.fail(new VinNotDecoded({ vin })),
  makes: () => Effect.succeed(["Ford", "Honda", "Toyota"]),
  models: (_, make) => Effect.succeed(make === "Toyota" ? ["Camry", "Corolla", "Tacoma"] : []),
  bodies: (_, __, model) => Effect.succeed(model === "Camry" ? ["4 Door Sedan"] : [])
})
