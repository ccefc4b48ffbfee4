import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import { NotificationKind } from "./NotificationKind.ts"
import { NotificationChoices, PushDevice, PushDeviceId, PushSubscription } from "./Notification.ts"

const door = access["/account"]
const nothing = Schema.Struct({})

/** How one is told of what. */
const OwnNotifications = Schema.Struct({
  choices: field(NotificationChoices, "How one is told of what."),
  kinds: field(Schema.Array(NotificationKind), "What the shop has to tell, by its features.", ["jobUpdates"]),
  devices: field(Schema.Array(PushDevice), "One's devices that show notifications, the first added first."),
  publicKey: field(Schema.String, "The shop's key by which a browser subscribes (VAPID).", "B".padEnd(87, "A"))
})

export const getOwnNotifications = endpoint({
  name: "getOwnNotifications",
  summary: "How whoever is signed in is told of job updates, quote requests and dispatches, and on which devices.",
  method: "GET",
  path: "/identity/notifications",
  access: door,
  keeps: true,
  input: nothing,
  output: OwnNotifications,
  failures: []
})

export const putOwnNotifications = endpoint({
  name: "putOwnNotifications",
  summary: "Chooses how one is told: by mail, or by notifications on one's devices; by mail where none can be reached.",
  method: "PUT",
  path: "/identity/notifications",
  access: door,
  input: NotificationChoices,
  output: OwnNotifications,
  failures: []
})

export const postPushDevice = endpoint({
  name: "postPushDevice",
  summary: "Adds a browser by its push subscription to one's devices, ten at most; the same address again is the same.",
  method: "POST",
  path: "/identity/push-devices",
  access: door,
  input: PushSubscription,
  output: Schema.Struct({ id: field(PushDeviceId, "The device's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  failures: []
})

export const deletePushDevice = endpoint({
  name: "deletePushDevice",
  summary: "Takes a device away from one's own; nothing happens where it is not there.",
  method: "DELETE",
  path: "/identity/push-devices/:id",
  access: door,
  input: Schema.Struct({ id: field(PushDeviceId, "The device's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: nothing,
  failures: []
})
