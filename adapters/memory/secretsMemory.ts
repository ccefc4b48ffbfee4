import { Effect, Layer } from "effect"
import { Secrets } from "#domain/credentials/Secrets.ts"

/**
 * Secrets whose fingerprints are random names out of a table: nothing in them leads back, and the table forgets with
 * the page.
 */
export const secretsMemory = Layer.sync(Secrets, () => {
  const fingerprints = new Map<string, string>()
  const named = (text: string) => {
    const known = fingerprints.get(text) ?? randomWord()
    fingerprints.set(text, known)
    return known
  }
  return {
    next: Effect.sync(randomWord),
    derive: (secret, salt) => named(`${salt} of ${secret}`),
    fingerprint: named
  }
})

/** 256 random bits as base64url, 43 letters. */
const randomWord = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")
