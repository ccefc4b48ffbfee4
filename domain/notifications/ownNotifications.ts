import { Clock, Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import { UserAgent } from "#domain/contract/Caller.ts"
import { deviceName } from "#domain/contract/deviceName.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { availableFeatures } from "#domain/tenants/plans.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { maxDevices, type NotificationChoices, PushDeviceId, type PushSubscription } from "./Notification.ts"
import type { NotificationKind } from "./NotificationKind.ts"
import { Notifications } from "./pushTo.ts"
import { pushKeys } from "./Pusher.ts"

/** The feature a shop needs for each kind of notification. */
const featureOf = {
  jobUpdates: "FullCRM",
  quoteRequests: "BusinessPages",
  dispatches: "WorkRequest",
  reminders: "FullCRM",
  strays: "EDI"
} as const satisfies Record<NotificationKind, string>

/** Returns the current user's notification channels and devices, and the kinds available to the shop. */
export const getOwnNotificationSettings = Effect.fn("getOwnNotificationSettings")(function* () {
  const { id } = yield* requireUser
  const notifications = yield* Notifications
  const { id: shop } = yield* CurrentTenant
  const tenant = yield* (yield* Tenants).get(shop)
  const features: ReadonlyArray<string> = tenant ? availableFeatures(tenant, yield* Clock.currentTimeMillis) : []
  const kinds = (Object.keys(featureOf) as Array<NotificationKind>).filter((kind) => features.includes(featureOf[kind]))
  const devices = yield* notifications.devices(id)
  return {
    choices: yield* notifications.choices(id),
    kinds,
    devices: devices.map(({ id: device, name, addedAt }) => ({ id: device, name, addedAt })),
    publicKey: (yield* pushKeys).publicKey
  }
})

/** Saves the current user's notification channels. */
export const saveNotificationChoices = Effect.fn("saveNotificationChoices")(function* (choices: NotificationChoices) {
  yield* (yield* Notifications).saveChoices((yield* requireUser).id, choices)
  return yield* getOwnNotificationSettings()
})

/** Adds the requesting browser to the current user's devices; beyond ten, the oldest is removed. */
export const addPushDevice = Effect.fn("addPushDevice")(function* (subscription: PushSubscription) {
  const { id: userId } = yield* requireUser
  const notifications = yield* Notifications
  const id = PushDeviceId.make(yield* (yield* NewId).next)
  const name = deviceName(yield* UserAgent) ?? ""
  yield* notifications.add({ ...subscription, id, userId, name, addedAt: yield* Clock.currentTimeMillis })
  const devices = yield* notifications.devices(userId)
  for (const old of devices.slice(0, Math.max(0, devices.length - maxDevices)))
    yield* notifications.remove(userId, old.id)
  return { id }
})

/** Removes one of the current user's devices. */
export const removePushDevice = Effect.fn("removePushDevice")(function* ({ id }: { readonly id: PushDeviceId }) {
  yield* (yield* Notifications).remove((yield* requireUser).id, id)
  return {}
})
