import { Context, Data, type Effect } from "effect"
import type { PushSubscription } from "./Notification.ts"

/** A pair of keys by which push services know the sender (VAPID, RFC 8292), as base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** What a device shows. `tag`: a later one with the same takes its place. */
export interface PushNote {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

/** The push service could not be reached, or refused for now. */
export class PushFailed extends Data.Error<{ readonly message: string }> {}

/** Writes to people's devices. */
export class Pusher extends Context.Service<
  Pusher,
  {
    readonly newKeys: Effect.Effect<PushKeys>
    /** "gone": the device takes nothing any more. `contact` is whom the push service may write to. */
    readonly send: (
      to: Pick<PushSubscription, "endpoint" | "p256dh" | "auth">,
      note: PushNote,
      by: PushKeys & { readonly contact: string }
    ) => Effect.Effect<"sent" | "gone", PushFailed>
  }
>()("domain/notifications/Pusher") {}
