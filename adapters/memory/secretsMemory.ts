import { Effect, Layer } from "effect"
import { Secrets } from "#domain/session/Secrets.ts"

/** Secrets whose fingerprints are random names out of a table: nothing in them leads back, and the table forgets with the page. */
export const secretsMemory = Layer.sync(Secrets, () => {
  const fingerprints = new Map<string, string>()
  return {
    next: Effect.sync(randomWord),
    fingerprint: (secret) => {
      const fingerprint = fingerprints.get(secret) ?? randomWord()
      fingerprints.set(secret, fingerprint)
      return fingerprint
    }
  }
})

/** 256 random bits as base64url, 43 letters. */
const randomWord = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
