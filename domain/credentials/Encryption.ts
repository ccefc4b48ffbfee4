import { Context, type Effect } from "effect"

/**
 * Encrypts what must be read back but never stand in the database as it is; the key is kept elsewhere. `boundTo` names
 * the record: moved to another one, it does not open.
 */
export class Encryption extends Context.Service<
  Encryption,
  {
    readonly encrypt: (text: string, boundTo: string) => Effect.Effect<string>
    /**
     * Undefined where the text was changed, belongs to another record, or was encrypted with a key that is not here.
     */
    readonly decrypt: (encrypted: string, boundTo: string) => Effect.Effect<string | undefined>
  }
>()("domain/credentials/Encryption") {}
