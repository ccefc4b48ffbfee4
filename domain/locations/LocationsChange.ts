import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { LocationStatus } from "./Location.ts"

/** What may be changed of many locations at once. */
export const LocationsChange = Schema.Struct({ status: field(LocationStatus, "Whether new jobs may be done there.") })
