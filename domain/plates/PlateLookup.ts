import { Context, type Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import type { PlateQuery } from "./PlateQuery.ts"

/** The vehicle a plate is registered to. Unknown values are empty or 0; the VIN is only included if valid. */
export const PlateVehicle = Schema.Struct({
  vin: field(Schema.String, "Vehicle identification number, 17 characters; empty if unknown.", "4T1DAACK7RU000001"),
  year: field(Schema.Int, "Model year.", 2024),
  make: field(Schema.String, "Make.", "Toyota"),
  model: field(Schema.String, "Model.", "Camry"),
  /** Sample data from the sandbox; marked as such wherever it is shown. */
  sample: field(Schema.Boolean, "Whether this is sample data rather than from a licensed catalog.")
})
export type PlateVehicle = typeof PlateVehicle.Type

const asked = {
  plate: field(Schema.String, "License plate.", "ABC1234"),
  state: field(Schema.String, "State or province of the plate, two letters.", "AZ")
}

/** The registries have no vehicle with this plate. */
export class PlateNotFound extends Schema.TaggedError<PlateNotFound>()("PlateNotFound", asked, {
  httpApiStatus: 404
}) {}

/** The service does not accept this as a plate of the given state. */
export class PlateNotAccepted extends Schema.TaggedError<PlateNotAccepted>()("PlateNotAccepted", asked, {
  httpApiStatus: 422
}) {}

/** The number of paid lookups is used up. */
export class PlateLimitReached extends Schema.TaggedError<PlateLimitReached>()(
  "PlateLimitReached",
  {},
  { httpApiStatus: 429 }
) {}

/** The service is unreachable, timed out, or rejected our key. */
export class PlateServiceDown extends Schema.TaggedError<PlateServiceDown>()(
  "PlateServiceDown",
  {},
  { httpApiStatus: 503 }
) {}

/**
 * Looks up the vehicle, but not the owner, of a license plate (trade 5.4). Takes seconds; interrupted if the caller
 * stops waiting.
 */
export class PlateLookup extends Context.Service<
  PlateLookup,
  {
    readonly find: (
      asked: PlateQuery
    ) => Effect.Effect<PlateVehicle, PlateNotFound | PlateNotAccepted | PlateLimitReached | PlateServiceDown>
  }
>()("domain/plates/PlateLookup") {}
