import { Effect, Layer } from "effect"
import { Encryption } from "#domain/credentials/Encryption.ts"

/** Encryption by a table of names, which forgets with the page. */
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
