import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import { NotificationKind } from "./NotificationKind.ts"
import { NotificationChoices, PushDevice, PushDeviceId, PushSubscription } from "./Notification.ts"

const accessRule = access["/account"]
const nothing = Schema.Struct({})

/** The signed-in user's notification settings. */
const OwnNotifications = Schema.Struct({
  choices: field(NotificationChoices, "Notification channel for each kind of event."),
  kinds: field(Schema.Array(NotificationKind), "Kinds of events available to the shop, based on its features.", [
    "jobUpdates"
  ]),
  devices: field(Schema.Array(PushDevice), "User's devices that show notifications, oldest first."),
  publicKey: field(Schema.String, "Shop's public key for push subscriptions (VAPID).", "B".padEnd(87, "A"))
})

export const getOwnNotifications = endpoint({
  name: "getOwnNotifications",
  summary:
    "Returns the signed-in user's notification channels for job updates, quote requests, dispatches, and other events, and their devices.",
  method: "GET",
  path: "/identity/notifications",
  access: accessRule,
  writes: true,
  input: nothing,
  output: OwnNotifications,
  failures: []
})

export const putOwnNotifications = endpoint({
  name: "putOwnNotifications",
  summary:
    "Sets the signed-in user's notification channels: email or push. Falls back to email if no device can be reached.",
  method: "PUT",
  path: "/identity/notifications",
  access: accessRule,
  input: NotificationChoices,
  output: OwnNotifications,
  failures: []
})

export const postPushDevice = endpoint({
  name: "postPushDevice",
  summary:
    "Adds a browser's push subscription to the signed-in user's devices, ten at most. Adding the same endpoint again replaces the existing device.",
  method: "POST",
  path: "/identity/push-devices",
  access: accessRule,
  input: PushSubscription,
  output: Schema.Struct({ id: field(PushDeviceId, "Unique device id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  failures: []
})

export const deletePushDevice = endpoint({
  name: "deletePushDevice",
  summary: "Removes one of the signed-in user's devices. Does nothing if it does not exist.",
  method: "DELETE",
  path: "/identity/push-devices/:id",
  access: accessRule,
  input: Schema.Struct({ id: field(PushDeviceId, "Unique device id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: nothing,
  failures: []
})
