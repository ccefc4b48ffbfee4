import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/access/accessTable.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { DecodedVehicle, VinNotDecoded } from "./DecodedVehicle.ts"
import { Vin } from "./Vin.ts"

const year = field(
  Schema.Int.check(Schema.isBetween({ minimum: 1900, maximum: 2100 }, { message: "year.invalid" })),
  "Model year.",
  2024
)
const name = Schema.String.check(Schema.isNonEmpty({ message: "required" }), maxLength(80))

/** Used by "decode" on the job form; available to any role that may see jobs. */
export const getVehicleByVin = endpoint({
  name: "getVehicleByVin",
  summary: "Decodes a VIN.",
  method: "GET",
  path: "/vehicles/vin/:vin",
  access: access["/jobs"],
  quota: "searches",
  input: Schema.Struct({ vin: Vin }),
  output: DecodedVehicle,
  failures: [VinNotDecoded]
})

/** The first of three lists for describing a vehicle without its VIN. */
export const listVehicleMakes = endpoint({
  name: "listVehicleMakes",
  summary: "Lists the makes sold in a model year.",
  method: "GET",
  path: "/vehicles/makes",
  access: access["/jobs"],
  input: Schema.Struct({ year }),
  output: Schema.Array(Schema.String),
  failures: []
})

/** The second list: models of a make. */
export const listVehicleModels = endpoint({
  name: "listVehicleModels",
  summary: "Lists the models of a make in a model year.",
  method: "GET",
  path: "/vehicles/models",
  access: access["/jobs"],
  input: Schema.Struct({ year, make: field(name, "Make.", "Toyota") }),
  output: Schema.Array(Schema.String),
  failures: []
})

/** The third list: body styles of a model; empty if unknown. */
export const listVehicleBodies = endpoint({
  name: "listVehicleBodies",
  summary: "Lists the body styles of a model in a model year.",
  method: "GET",
  path: "/vehicles/bodies",
  access: access["/jobs"],
  input: Schema.Struct({ year, make: field(name, "Make.", "Toyota"), model: field(name, "Model.", "Camry") }),
  output: Schema.Array(Schema.String),
  failures: []
})
