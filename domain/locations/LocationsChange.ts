import { Schema } from "effect"
import { LocationStatus } from "./Location.ts"

/** What may be changed of many locations at once. */
export const LocationsChange = Schema.Struct({ status: LocationStatus })
