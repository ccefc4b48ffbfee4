import { Effect, Layer } from "effect"
import { carsOf } from "#api/demo/scale/vehicles.ts"
import { VinNotDecoded } from "#domain/vin/DecodedVehicle.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"

const known = [...carsOf(1), { vin: "5GZCZ43D13S812715", year: 2003, make: "Saturn", model: "Vue", body: "SUV" }]

/** The part of a VIN that identifies the model: everything but the check digit and the serial number (ISO 3779). */
const modelKey = (vin: string) => `${vin.slice(0, 8)}${vin.slice(9, 11)}`

const none = Effect.succeed([])

/** A VIN decoder that knows only the demo's models, but every vehicle of them. */
export const vinsByModel = Layer.succeed(
  VinDecoder,
  VinDecoder.of({
    decode: (vin) => {
      const car = known.find((one) => modelKey(one.vin) === modelKey(vin))
      if (car === undefined) return Effect.fail(new VinNotDecoded({ vin }))
      const { body: bodyStyle, make, model, year } = car
      return Effect.succeed({
        vin,
        year,
        make,
        model,
        bodyStyle,
        vehicleType: "",
        doors: null,
        series: "",
        trim: "",
        driveType: "",
        fuel: "",
        plantCountry: "",
        manufacturer: ""
      })
    },
    makes: () => none,
    models: () => none,
    bodies: () => none
  })
)
