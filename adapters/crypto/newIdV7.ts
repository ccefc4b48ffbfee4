import { Clock, Effect, Layer } from "effect"
import { randomBytes } from "node:crypto"
import { NewId } from "#domain/shared/NewId.ts"

/** UUIDv7 (RFC 9562, 5.7): 48 bits of milliseconds, then chance. */
export const newIdV7 = Layer.succeed(NewId, {
  next: Effect.map(Clock.currentTimeMillis, (now) => {
    const bytes = randomBytes(16)
    bytes.writeUIntBE(now, 0, 6)
    bytes[6] = (bytes[6]! & 0x0f) | 0x70
    bytes[8] = (bytes[8]! & 0x3f) | 0x80
    return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
  })
})
