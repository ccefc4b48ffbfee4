import { Effect, Layer } from "effect"
import { randomUUIDv7 } from "node:crypto"
import { NewId } from "#domain/shared/NewId.ts"

/** UUIDv7 (RFC 9562, 5.7): ids that grow with time. */
export const newIdV7 = Layer.succeed(NewId, { next: Effect.sync(() => randomUUIDv7()) })
