import { Context, Effect, Layer } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { type StoredDevice, type NotificationChoices, defaultChoices } from "#domain/notifications/Notification.ts"
import { Notifications } from "#domain/notifications/pushTo.ts"
import { Pusher, type PushNotification } from "#domain/notifications/Pusher.ts"
import { tableOf, MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for notification preferences and push devices. */
export const notificationsMemory = Layer.effect(
  Notifications,
  Effect.gen(function* () {
    const shelves = yield* MemoryTables
    const chosen = tableOf<UserId, NotificationChoices>(shelves, "notificationChoices")
    const devices = tableOf<string, StoredDevice>(shelves, "pushDevices")
    return Notifications.of({
      choices: (userId) => Effect.map(chosen, (all) => all.get(userId) ?? defaultChoices),
      saveChoices: (userId, choices) => Effect.map(chosen, (all) => void all.set(userId, choices)),
      devices: (userId) =>
        Effect.map(devices, (all) =>
          [...all.values()]
            .filter((device) => device.userId === userId)
            .toSorted((one, other) => one.addedAt - other.addedAt || (one.id < other.id ? -1 : 1))
        ),
      add: (device) => Effect.map(devices, (all) => void all.set(device.endpoint, device)),
      remove: (userId, id) =>
        Effect.map(devices, (all) => {
          for (const [key, device] of [...all]) if (device.id === id && device.userId === userId) all.delete(key)
        })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

/** All notifications sent to devices, with the devices' endpoints. */
export class SentNotifications extends Context.Service<
  SentNotifications,
  Array<PushNotification & { readonly endpoint: string }>
>()("adapters/memory/SentNotifications") {}

/** A push service that records notifications in a list. Its keys have the format of P-256 keys but are not valid. */
export const pusherMemory = Layer.effectContext(
  Effect.sync(() => {
    const shown: Array<PushNotification & { readonly endpoint: string }> = []
    return Context.make(SentNotifications, shown).pipe(
      Context.add(
        Pusher,
        Pusher.of({
          newKeys: Effect.succeed({ publicKey: "B".padEnd(87, "A"), privateKey: "A".repeat(43) }),
          send: ({ endpoint }, note) =>
            Effect.sync(() => {
              shown.push({ ...note, endpoint })
              return "sent" as const
            })
        })
      )
    )
  })
)
