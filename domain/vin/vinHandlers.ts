import { handle } from "#domain/contract/Endpoint.ts"
import { getVehicleByVin, listVehicleBodies, listVehicleMakes, listVehicleModels } from "./vinApi.ts"
import { VinDecoder } from "./VinDecoder.ts"

/** Handlers for the endpoints of vinApi. */
export const vinHandlers = [
  handle(getVehicleByVin, ({ vin }) => VinDecoder.use((decoder) => decoder.decode(vin))),
  handle(listVehicleMakes, ({ year }) => VinDecoder.use((decoder) => decoder.makes(year))),
  handle(listVehicleModels, ({ year, make }) => VinDecoder.use((decoder) => decoder.models(year, make))),
  handle(listVehicleBodies, ({ year, make, model }) => VinDecoder.use((decoder) => decoder.bodies(year, make, model)))
]
