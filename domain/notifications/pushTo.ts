import { Context, Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { KeptDevice, NotificationChoices, PushDeviceId } from "./Notification.ts"
import type { NotificationKind } from "./NotificationKind.ts"
import { type PushKeys, type PushNote, Pusher, pushKeys } from "./Pusher.ts"

/** The devices on which a person wants to be told, with the shop's keys. */
export interface PushWay {
  readonly devices: ReadonlyArray<KeptDevice>
  readonly keys: PushKeys
}

/** How a person is pushed to; undefined where they chose mail, or have no device. */
export const pushWay = Effect.fnUntraced(function* (userId: UserId, kind: NotificationKind | undefined) {
  if (kind === undefined) return undefined
  const notifications = yield* Notifications
  if ((yield* notifications.choices(userId))[kind] !== "push") return undefined
  const devices = yield* notifications.devices(userId)
  return devices.length === 0 ? undefined : ({ devices, keys: yield* pushKeys } satisfies PushWay)
})

/**
 * Tells all of a person's devices; false where none took it, so that another way is found. A device that is gone is
 * forgotten. No transaction is open meanwhile.
 */
export const pushTo = Effect.fn("pushTo")(function* ({ devices, keys }: PushWay, note: PushNote, contact: string) {
  const pusher = yield* Pusher
  const { around } = yield* Transaction
  let told = false
  for (const device of devices) {
    const outcome = yield* pusher.send(device, note, { ...keys, contact }).pipe(
      Effect.timeoutOrElse({ duration: "5 seconds", orElse: () => Effect.succeed("late" as const) }),
      Effect.catch(({ message }) =>
        Effect.as(Effect.logWarning("a device could not be told", { device: device.id, why: message }), "late" as const)
      )
    )
    if (outcome === "sent") told = true
    if (outcome === "gone")
      yield* around(Effect.flatMap(Notifications, ({ remove }) => remove(device.userId, device.id)))
  }
  return told
})

/** How the shop's people are told of what happens, and their devices that show it. */
export class Notifications extends Context.Service<
  Notifications,
  {
    /** The usual ones until the person chose. */
    readonly choices: (userId: UserId) => Effect.Effect<NotificationChoices, never, CurrentTenant>
    readonly choose: (userId: UserId, choices: NotificationChoices) => Effect.Effect<void, never, CurrentTenant>
    /** A person's devices, the one added first before the others. */
    readonly devices: (userId: UserId) => Effect.Effect<ReadonlyArray<KeptDevice>, never, CurrentTenant>
    /** Adds a device in the place of the one with the same address, whoever's it was. */
    readonly add: (device: KeptDevice) => Effect.Effect<void, never, CurrentTenant>
    readonly remove: (userId: UserId, id: PushDeviceId) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/notifications/Notifications") {}
