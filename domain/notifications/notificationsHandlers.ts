import { handle } from "#domain/contract/Endpoint.ts"
import { deletePushDevice, getOwnNotifications, postPushDevice, putOwnNotifications } from "./notificationsApi.ts"
import { addPushDevice, chooseNotifications, removePushDevice, seeOwnNotifications } from "./ownNotifications.ts"

export const notificationsHandlers = [
  handle(getOwnNotifications, seeOwnNotifications),
  handle(putOwnNotifications, chooseNotifications),
  handle(postPushDevice, addPushDevice),
  handle(deletePushDevice, removePushDevice)
]
