import { Effect, Layer } from "effect"
import { ServiceWatch } from "#domain/service-state/ServiceState.ts"

/** A service that saves, on disks with space enough. */
export const serviceWatchMemory = Layer.succeed(ServiceWatch, { state: Effect.succeed({ readOnly: null, low: [] }) })
