import { Effect, Layer } from "effect"
import { type DecodedVehicle, VinNotDecoded } from "#domain/vin/DecodedVehicle.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import { Vin } from "#domain/vin/Vin.ts"

type Known = readonly [
  vin: string,
  year: number,
  make: string,
  model: string,
  bodyStyle: string,
  doors: number | null,
  series: string,
  trim: string
]

/** A dozen vehicles as vPIC describes them, for stories and tests. */
const known: ReadonlyArray<Known> = [
  ["1HGCM82633A004352", 2003, "Honda", "Accord", "Coupe", 2, "", "EX-V6"],
  ["5GZCZ43D13S812715", 2003, "Saturn", "Vue", "SUV", 4, "", ""],
  ["1GTGK13U83F214071", 2003, "GMC", "Sierra", "Pickup", 4, "1500 (1/2 Ton)", ""],
  ["5YJSA1DG9DFP14705", 2013, "Tesla", "Model S", "Hatchback", 5, "", "w/DC Fast Charge"],
  ["5N1AT2MV8GC756869", 2016, "Nissan", "Rogue", "SUV", 4, "", ""],
  ["1C4PJMBXXJD592546", 2018, "Jeep", "Cherokee", "SUV", 4, "KL", "Trailhawk"],
  ["1FMCU9H61LUA94994", 2020, "Ford", "Escape", "SUV", 4, "", "SEL"],
  ["KM8K2CAB4PU001140", 2023, "Hyundai", "Kona", "SUV", 5, "", "SE"],
  ["2C4RC1L70PR614477", 2023, "Chrysler", "Pacifica", "Minivan", null, "", "Touring L"],
  ["1FTFW5L86RFB45612", 2024, "Ford", "F-150", "Pickup", null, "Lariat", ""],
  ["2T3B1RFV0SC582226", 2025, "Toyota", "RAV4", "SUV", 5, "50 Series", ""],
  ["JN8AT2MVXGW000001", 2016, "Nissan", "", "", null, "", ""],
  ["4S4SLDB69T3023252", 2026, "Subaru", "Forester", "SUV", null, "", "Premium Base"]
]

const vehicles: ReadonlyArray<DecodedVehicle> = known.map(
  ([vin, year, make, model, bodyStyle, doors, series, trim]) => ({
    vin: Vin.make(vin),
    year,
    make,
    model,
    bodyStyle,
    doors,
    series,
    trim,
    vehicleType:
      bodyStyle === "Pickup"
        ? "Truck"
        : bodyStyle === "SUV" || bodyStyle === "Minivan"
          ? "Multipurpose Passenger Vehicle (MPV)"
          : "Passenger Car",
    driveType: "",
    fuel: "",
    plantCountry: "",
    manufacturer: ""
  })
)

/** VIN decoder without its database: a dozen vehicles and the lists that describe them. */
export const vinDecoderMemory = Layer.succeed(
  VinDecoder,
  VinDecoder.of({
    decode: (vin) => {
      const vehicle = vehicles.find((one) => one.vin === vin)
      return vehicle === undefined ? Effect.fail(new VinNotDecoded({ vin })) : Effect.succeed(vehicle)
    },
    makes: (year) => list((one) => one.year === year, "make"),
    models: (year, make) => list((one) => one.year === year && same(one.make, make), "model"),
    bodies: (year, make, model) =>
      list((one) => one.year === year && same(one.make, make) && same(one.model, model), "bodyStyle")
  })
)

const list = (fits: (one: DecodedVehicle) => boolean, field: "make" | "model" | "bodyStyle") =>
  Effect.succeed(
    [
      ...new Set(
        vehicles
          .filter(fits)
          .map((one) => one[field])
          .filter((name) => name !== "")
      )
    ].sort()
  )

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
