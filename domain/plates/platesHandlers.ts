import { handle } from "#domain/contract/Endpoint.ts"
import { PlateLookup } from "./PlateLookup.ts"
import { getVehicleByPlate } from "./platesApi.ts"

/** Handlers for the endpoints of platesApi. */
export const platesHandlers = [handle(getVehicleByPlate, (asked) => PlateLookup.use((plates) => plates.find(asked)))]
