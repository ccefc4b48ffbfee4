import { Effect, Layer } from "effect"
import { createHash, createHmac, randomBytes } from "node:crypto"
import { Secrets } from "#domain/session/Secrets.ts"

/** 256 bits from the system's generator; SHA-256 as fingerprint (a random secret needs no salt). */
export const secretsRandom = Layer.succeed(Secrets, {
  next: Effect.sync(() => randomBytes(32).toString("base64url")),
  derive: (secret, salt) => createHmac("sha256", secret).update(salt).digest("base64url"),
  fingerprint: (secret) => createHash("sha256").update(secret).digest("base64url")
})
