import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import {
  deleteOtherSessions,
  deleteOwnDevice,
  deleteOwnSession,
  deleteProfileImage,
  getProfile,
  listOwnDevices,
  listOwnSessions,
  putPassword,
  putProfile,
  putProfileImage,
  putProfilePassword
} from "./accountApi.ts"
import { changePassword } from "./changePassword.ts"
import { changePhoto, removePhoto } from "./changePhoto.ts"
import { changeProfile } from "./changeProfile.ts"
import { endOtherSessions, endOwnSession, forgetOwnDevice, ownDevices, ownSessions } from "./ownDevices.ts"
import { ownUser, profileOf } from "./profileOf.ts"

export const accountHandlers = [
  handle(getProfile, () => Effect.map(ownUser, profileOf)),
  handle(putProfile, changeProfile),
  handle(putProfileImage, changePhoto),
  handle(deleteProfileImage, removePhoto),
  handle(putPassword, changePassword),
  handle(putProfilePassword, changePassword),
  handle(listOwnSessions, () => ownSessions),
  handle(deleteOwnSession, endOwnSession),
  handle(deleteOtherSessions, endOtherSessions),
  handle(listOwnDevices, () => ownDevices),
  handle(deleteOwnDevice, forgetOwnDevice)
]
