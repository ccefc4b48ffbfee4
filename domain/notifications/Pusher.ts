import { Context, Data, Effect, Schema } from "effect"
import { Encryption } from "#domain/credentials/Encryption.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { pushKeysSetting, TenantSettings } from "#domain/tenants/TenantSettings.ts"
import type { PushSubscription } from "./Notification.ts"

/** A key pair that identifies the sender to push services (VAPID, RFC 8292), as base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** A notification as shown on a device. A later one with the same `tag` replaces it. */
export interface PushNotification {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

/** The push service could not be reached, or temporarily refused the message. */
export class PushFailed extends Data.Error<{ readonly message: string }> {}

/** Sends push messages to users' devices. */
export class Pusher extends Context.Service<
  Pusher,
  {
    readonly newKeys: Effect.Effect<PushKeys>
    /** Returns "gone" if the subscription no longer exists. `contact` is the sender's contact for the push service. */
    readonly send: (
      to: Pick<PushSubscription, "endpoint" | "p256dh" | "auth">,
      note: PushNotification,
      by: PushKeys & { readonly contact: string }
    ) => Effect.Effect<"sent" | "gone", PushFailed>
  }
>()("domain/notifications/Pusher") {}

const Kept = Schema.fromJsonString(Schema.Struct({ publicKey: Schema.String, privateKey: Schema.String }))

/**
 * The key pair that identifies a shop to push services. Created when the server first starts with the shop, or on first
 * use; concurrent creation results in one pair. Recreated if the private key can no longer be decrypted, in which case
 * devices subscribe again.
 */
export const pushKeys: Effect.Effect<PushKeys, never, TenantSettings | Encryption | Pusher | CurrentTenant> =
  Effect.gen(function* () {
    const settings = yield* TenantSettings
    const { encrypt, decrypt } = yield* Encryption
    const boundTo = `push keys of ${(yield* CurrentTenant).id}`
    const read = Effect.gen(function* () {
      const text = (yield* settings.list).find(
        ({ group, groupKey }) => group === pushKeysSetting.group && groupKey === pushKeysSetting.groupKey
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
    if (yield* settings.replace({ ...pushKeysSetting, value }, text)) return made
    return (yield* read).keys ?? made
  })
