import { Context, type Effect, Schema } from "effect"

/** Why nothing can be saved: whoever runs the server said so, its disk is nearly full, or its database takes no writes. */
export const ReadOnlyReason = Schema.Literals(["maintenance", "diskFull", "database"])
export type ReadOnlyReason = typeof ReadOnlyReason.Type

/** A disk with little space left: what it holds, and how many bytes are free. */
export const LowSpace = Schema.Struct({ holds: Schema.Literals(["database", "files"]), free: Schema.Number })
export type LowSpace = typeof LowSpace.Type

/** Whether the service saves, and which of its disks run full. */
export const ServiceState = Schema.Struct({ readOnly: Schema.NullOr(ReadOnlyReason), low: Schema.Array(LowSpace) })
export type ServiceState = typeof ServiceState.Type

/** Knows whether the service saves at this moment. Asking costs nothing. */
export class ServiceWatch extends Context.Service<ServiceWatch, { readonly state: Effect.Effect<ServiceState> }>()("domain/service-state/ServiceWatch") {}
