import { Effect, Layer } from "effect"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Encryption } from "#domain/credentials/Encryption.ts"

/**
 * Secrets whose fingerprints are random words from a table. They cannot be reversed, and the table is lost with the
 * page.
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

/** Returns 256 random bits as base64url, 43 characters. */
const randomWord = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

/** "Encrypts" by storing texts under random names in a table, which is lost with the page. */
export const encryptionMemory = Layer.sync(Encryption, () => {
  const texts = new Map<string, { readonly text: string; readonly boundTo: string }>()
  return {
    encrypt: (text, boundTo) =>
      Effect.sync(() => {
        const name = crypto.randomUUID()
        texts.set(name, { text, boundTo })
        return name
      }),
    decrypt: (encrypted, boundTo) =>
      Effect.sync(() => {
        const kept = texts.get(encrypted)
        return kept?.boundTo === boundTo ? kept.text : undefined
      })
  }
})
