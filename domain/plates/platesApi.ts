import { endpoint } from "#domain/contract/Endpoint.ts"
import { quotingAccess } from "#domain/access/accessTable.ts"
import { PlateVehicle, PlateLimitReached, PlateNotAccepted, PlateNotFound, PlateServiceDown } from "./PlateLookup.ts"
import { PlateQuery } from "./PlateQuery.ts"

export const getVehicleByPlate = endpoint({
  name: "getVehicleByPlate",
  summary:
    "Looks up the vehicle of a license plate. Takes several seconds; only for purposes permitted by law (18 USC 2721(b)).",
  method: "GET",
  path: "/vehicles/plates",
  access: quotingAccess,
  quota: "searches",
  input: PlateQuery,
  output: PlateVehicle,
  failures: [PlateNotFound, PlateNotAccepted, PlateLimitReached, PlateServiceDown]
})
