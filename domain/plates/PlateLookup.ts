import { Context, type Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import type { PlateQuery } from "./PlateQuery.ts"

/** The vehicle a plate is on. "" and 0 where the service does not say; a VIN is given only when it is a good one. */
export const PlatedVehicle = Schema.Struct({
  vin: field(
    Schema.String,
    "The vehicle identification number, 17 characters; empty where unknown.",
    "4T1DAACK7RU000001"
  ),
  year: field(Schema.Int, "Model year.", 2024),
  make: field(Schema.String, "Make.", "Toyota"),
  model: field(Schema.String, "Model.", "Camry"),
  /** Made up by the sandbox, said so where it is shown. */
  sample: field(Schema.Boolean, "Made up, not from a licensed catalog.")
})
export type PlatedVehicle = typeof PlatedVehicle.Type

const asked = {
  plate: field(Schema.String, "The license plate.", "ABC1234"),
  state: field(Schema.String, "The plate's state or province, two letters.", "AZ")
}

/** The registries know no vehicle under the plate. */
export class PlateNotFound extends Schema.TaggedError<PlateNotFound>()("PlateNotFound", asked, {
  httpApiStatus: 404
}) {}

/** The service does not take this for a plate of that state. */
export class PlateNotAccepted extends Schema.TaggedError<PlateNotAccepted>()("PlateNotAccepted", asked, {
  httpApiStatus: 422
}) {}

/** No more look-ups are paid for. */
export class PlateLimitReached extends Schema.TaggedError<PlateLimitReached>()(
  "PlateLimitReached",
  {},
  { httpApiStatus: 429 }
) {}

/** The service cannot be reached, takes too long, or refuses our key. */
export class PlateServiceDown extends Schema.TaggedError<PlateServiceDown>()(
  "PlateServiceDown",
  {},
  { httpApiStatus: 503 }
) {}

/**
 * Whose plate it is not: which vehicle it is on (trade 5.4). Takes seconds; given up when whoever asked no longer
 * waits.
 */
export class PlateLookup extends Context.Service<
  PlateLookup,
  {
    readonly find: (
      asked: PlateQuery
    ) => Effect.Effect<PlatedVehicle, PlateNotFound | PlateNotAccepted | PlateLimitReached | PlateServiceDown>
  }
>()("domain/plates/PlateLookup") {}
