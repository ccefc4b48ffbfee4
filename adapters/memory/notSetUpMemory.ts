import { Layer } from "effect"
import { NotSetUp } from "#domain/service-state/ServiceState.ts"

/** A server on which everything is set up. */
export const notSetUpMemory = Layer.succeed(NotSetUp, [])
