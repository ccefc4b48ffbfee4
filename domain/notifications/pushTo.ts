import { Context, Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { StoredDevice, NotificationChoices, PushDeviceId } from "./Notification.ts"
import type { NotificationKind } from "./NotificationKind.ts"
import { type PushKeys, type PushNotification, Pusher, pushKeys } from "./Pusher.ts"

/** The devices a user wants to be notified on, with the shop's keys. */
export interface PushTarget {
  readonly devices: ReadonlyArray<StoredDevice>
  readonly keys: PushKeys
}

/** Returns how to push to a user; undefined if they chose email or have no devices. */
export const pushTargetOf = Effect.fnUntraced(function* (userId: UserId, kind: NotificationKind | undefined) {
  if (kind === undefined) return undefined
  const notifications = yield* Notifications
  if ((yield* notifications.choices(userId))[kind] !== "push") return undefined
  const devices = yield* notifications.devices(userId)
  return devices.length === 0 ? undefined : ({ devices, keys: yield* pushKeys } satisfies PushTarget)
})

/**
 * Sends a notification to all of a user's devices. Returns false if none accepted it, so that the caller can use
 * another channel. Removes devices whose subscription is gone. No transaction is open while sending.
 */
export const pushTo = Effect.fn("pushTo")(function* (
  { devices, keys }: PushTarget,
  note: PushNotification,
  contact: string
) {
  const pusher = yield* Pusher
  const { run } = yield* Transaction
  let told = false
  for (const device of devices) {
    const outcome = yield* pusher.send(device, note, { ...keys, contact }).pipe(
      Effect.timeoutOrElse({ duration: "5 seconds", orElse: () => Effect.succeed("late" as const) }),
      Effect.catch(({ message }) =>
        Effect.as(Effect.logWarning("could not notify a device", { device: device.id, why: message }), "late" as const)
      )
    )
    if (outcome === "sent") told = true
    if (outcome === "gone") yield* run(Effect.flatMap(Notifications, ({ remove }) => remove(device.userId, device.id)))
  }
  return told
})

/** Storage for users' notification channels and their devices. */
export class Notifications extends Context.Service<
  Notifications,
  {
    /** Returns the user's channels, or the defaults. */
    readonly choices: (userId: UserId) => Effect.Effect<NotificationChoices, never, CurrentTenant>
    readonly saveChoices: (userId: UserId, choices: NotificationChoices) => Effect.Effect<void, never, CurrentTenant>
    /** Returns a user's devices, oldest first. */
    readonly devices: (userId: UserId) => Effect.Effect<ReadonlyArray<StoredDevice>, never, CurrentTenant>
    /** Adds a device, replacing any with the same endpoint, even if it belonged to another user. */
    readonly add: (device: StoredDevice) => Effect.Effect<void, never, CurrentTenant>
    readonly remove: (userId: UserId, id: PushDeviceId) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/notifications/Notifications") {}
