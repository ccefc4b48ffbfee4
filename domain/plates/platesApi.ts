import { endpoint } from "#domain/contract/Endpoint.ts"
import { quoting } from "#domain/access/accessTable.ts"
import { PlatedVehicle, PlateLimitReached, PlateNotAccepted, PlateNotFound, PlateServiceDown } from "./PlateLookup.ts"
import { PlateQuery } from "./PlateQuery.ts"

export const getVehicleByPlate = endpoint({
  name: "getVehicleByPlate",
  summary: "Which vehicle a licence plate is on. Takes some seconds; only for a use the law permits (18 USC 2721(b)).",
  method: "GET",
  path: "/vehicles/plates",
  access: quoting,
  quota: "searches",
  input: PlateQuery,
  output: PlatedVehicle,
  failures: [PlateNotFound, PlateNotAccepted, PlateLimitReached, PlateServiceDown]
})
