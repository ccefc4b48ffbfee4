import { Effect, Layer } from "effect"
import { createHmac, hash, randomBytes } from "node:crypto"
import { Secrets } from "#domain/credentials/Secrets.ts"

/** 256 bits from the system's random generator, fingerprinted with SHA-256 (a random secret needs no salt). */
export const secretsRandom = Layer.succeed(Secrets, {
  next: Effect.sync(() => randomBytes(32).toString("base64url")),
  derive: (secret, salt) => createHmac("sha256", secret).update(salt).digest("base64url"),
  fingerprint: (secret) => hash("sha256", secret, "base64url")
})
