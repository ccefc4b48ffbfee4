import { Effect, Layer } from "effect"
import { nagsMemory } from "#adapters/memory/nagsMemory.ts"
import { vinDecoderMemory } from "#adapters/memory/vinDecoderMemory.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import { camryWindshields } from "./screens/jobs/camryWindshields.ts"

const camry = {
  year: 2024,
  make: "Toyota",
  model: "Camry",
  bodyStyle: "4 Door Sedan",
  vehicleType: "Passenger car",
  doors: 4,
  series: "ASV70L",
  trim: "LE",
  driveType: "FWD",
  fuel: "Gasoline",
  plantCountry: "United States (USA)",
  manufacturer: "Toyota Motor Manufacturing Kentucky"
} as const

/** The sample vehicles of the in-memory decoder, plus the Camry, for every VIN that starts like its VIN. */
const decoder = Layer.effect(
  VinDecoder,
  Effect.gen(function* () {
    const others = yield* VinDecoder
    const and = (list: ReadonlyArray<string>, one: string) => [...new Set([...list, one])].sort()
    return VinDecoder.of({
      decode: (vin) => (vin.startsWith("4T1DAACK") ? Effect.succeed({ ...camry, vin }) : others.decode(vin)),
      makes: (year) => Effect.map(others.makes(year), (makes) => and(makes, camry.make)),
      models: (year, make) =>
        Effect.map(others.models(year, make), (models) => (make === camry.make ? and(models, camry.model) : models)),
      bodies: (year, make, model) =>
        model === camry.model ? Effect.succeed([camry.bodyStyle]) : others.bodies(year, make, model)
    })
  })
).pipe(Layer.provide(vinDecoderMemory))

const fits = camryWindshields.map((part) => ({
  make: camry.make,
  model: camry.model,
  firstYear: 2018,
  lastYear: 2024,
  bodyStyle: "",
  part
}))

/** Vehicle and glass data for the stories. */
export const vehiclesInMemory = Layer.merge(decoder, nagsMemory(fits))
