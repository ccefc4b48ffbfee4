import { handle } from "#domain/contract/Endpoint.ts"
import { Locations } from "./Locations.ts"
import { listLocations } from "./locationsApi.ts"

export const locationsHandlers = [handle(listLocations, () => Locations.use((locations) => locations.list))]
