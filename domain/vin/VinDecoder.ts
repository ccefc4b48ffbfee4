import { Context, type Effect } from "effect"
import type { DecodedVehicle, VinNotDecoded } from "./DecodedVehicle.ts"
import type { Vin } from "./Vin.ts"

/** General vehicle data, shared by all shops. Lists are sorted alphabetically, without duplicates. */
export class VinDecoder extends Context.Service<
  VinDecoder,
  {
    readonly decode: (vin: Vin) => Effect.Effect<DecodedVehicle, VinNotDecoded>
    readonly makes: (year: number) => Effect.Effect<ReadonlyArray<string>>
    readonly models: (year: number, make: string) => Effect.Effect<ReadonlyArray<string>>
    readonly bodies: (year: number, make: string, model: string) => Effect.Effect<ReadonlyArray<string>>
  }
>()("domain/vin/VinDecoder") {}
