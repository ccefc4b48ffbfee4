import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { signedIn } from "#domain/access/accessTable.ts"
import { ServiceState } from "./ServiceState.ts"

export const getServiceState = endpoint({
  name: "getServiceState",
  summary:
    "Reports whether data can currently be saved and if not why, whether email, text messages, and cards are configured, and to root which disks are nearly full, with their free bytes.",
  method: "GET",
  path: "/service-state",
  access: signedIn,
  input: Schema.Struct({}),
  output: ServiceState,
  failures: []
})
