import { Effect, Schema } from "effect"
import { Encryption } from "#domain/credentials/Encryption.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { Pusher, type PushKeys } from "./Pusher.ts"

/** Group Notifications, key PushKeys: the shop's pair, the private one encrypted. */
const place = { group: "Notifications", groupKey: "PushKeys" } as const

const Kept = Schema.fromJsonString(Schema.Struct({ publicKey: Schema.String, privateKey: Schema.String }))

/**
 * The keys by which a shop's notifications are known to push services: made when they are first asked for, of two who
 * ask at once by one. Made anew where the private one cannot be read any more; devices then subscribe again.
 */
export const pushKeys: Effect.Effect<PushKeys, never, TenantSettings | Encryption | Pusher | CurrentTenant> =
  Effect.gen(function* () {
    const settings = yield* TenantSettings
    const { encrypt, decrypt } = yield* Encryption
    const boundTo = `push keys of ${(yield* CurrentTenant).id}`
    const read = Effect.gen(function* () {
      const text = (yield* settings.list).find(
        ({ group, groupKey }) => group === place.group && groupKey === place.groupKey
      )?.value
      if (text === undefined) return { text, keys: undefined }
      const kept = Schema.decodeUnknownSync(Kept)(text)
      const privateKey = yield* decrypt(kept.privateKey, boundTo)
      return { text, keys: privateKey === undefined ? undefined : { publicKey: kept.publicKey, privateKey } }
    })
    const { text, keys } = yield* read
    if (keys !== undefined) return keys
    const made = yield* (yield* Pusher).newKeys
    const value = Schema.encodeSync(Kept)({
      publicKey: made.publicKey,
      privateKey: yield* encrypt(made.privateKey, boundTo)
    })
    if (yield* settings.replace({ ...place, value }, text)) return made
    return (yield* read).keys ?? made
  })
