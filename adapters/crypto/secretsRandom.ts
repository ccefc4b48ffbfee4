import { Effect, Layer } from "effect"
import { createHash, randomBytes } from "node:crypto"
import { Secrets } from "#domain/session/Secrets.ts"

/** 256 bits from the system's generator; SHA-256 as fingerprint (a random secret needs no salt). */
export const secretsRandom = Layer.succeed(Secrets, {
  next: Effect.sync(() => randomBytes(32).toString("base64url")),
  fingerprint: (secret) => createHash("sha256").update(secret).digest("base64url")
})
