import type { VehicleModel } from "#adapters/sample-catalogue/VehicleModel.ts"

/** A few real models of different makes, ages, and bodies. */
export const models: ReadonlyArray<VehicleModel> = [
  { make: "Toyota", model: "Camry", firstYear: 1983, lastYear: 2026, bodies: ["Sedan", "Wagon", "Coupe"] },
  { make: "Ford", model: "F-150", firstYear: 1981, lastYear: 2026, bodies: ["Pickup", "Truck"] },
  { make: "BMW", model: "X5", firstYear: 2000, lastYear: 2026, bodies: ["SUV"] },
  { make: "Chrysler", model: "Pacifica", firstYear: 2017, lastYear: 2026, bodies: ["Minivan"] },
  { make: "Peterbilt", model: "379", firstYear: 1987, lastYear: 2007, bodies: ["Truck-Tractor", "Glider"] },
  { make: "Mercedes-Benz", model: "Sprinter", firstYear: 2010, lastYear: 2026, bodies: ["Cargo Van", "Van"] },
  { make: "Canoo", model: "Lifestyle", firstYear: 2023, lastYear: 2024, bodies: [] },
  { make: "Great Dane", model: "Freedom", firstYear: 2000, lastYear: 2020, bodies: ["Trailer"] }
]

/** As many models as are on a country's roads, so that part numbers become scarce. */
export const manyModels: ReadonlyArray<VehicleModel> = Array.from({ length: 900 }, (_, at) => ({
  make: `Maker ${at % 40}`,
  model: `Model ${at}`,
  firstYear: 1990 + (at % 20),
  lastYear: 2026,
  bodies: [["Sedan", "SUV"], ["Coupe", "Convertible"], ["Hatchback"], ["Pickup"]][at % 4]!
}))
