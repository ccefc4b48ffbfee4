import { Context, type Effect } from "effect"

/**
 * Encrypts values that must be readable later but not stored in plaintext. The key is stored outside the database.
 * `boundTo` identifies the record; a value copied to another record cannot be decrypted.
 */
export class Encryption extends Context.Service<
  Encryption,
  {
    readonly encrypt: (text: string, boundTo: string) => Effect.Effect<string>
    /**
     * Returns undefined if the text was modified, belongs to another record, or was encrypted with a key that is not
     * available.
     */
    readonly decrypt: (encrypted: string, boundTo: string) => Effect.Effect<string | undefined>
  }
>()("domain/credentials/Encryption") {}
