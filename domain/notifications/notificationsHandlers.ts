import { handle } from "#domain/contract/Endpoint.ts"
import { deletePushDevice, getOwnNotifications, postPushDevice, putOwnNotifications } from "./notificationsApi.ts"
import {
  addPushDevice,
  saveNotificationChoices,
  removePushDevice,
  getOwnNotificationSettings
} from "./ownNotifications.ts"

export const notificationsHandlers = [
  handle(getOwnNotifications, getOwnNotificationSettings),
  handle(putOwnNotifications, saveNotificationChoices),
  handle(postPushDevice, addPushDevice),
  handle(deletePushDevice, removePushDevice)
]
