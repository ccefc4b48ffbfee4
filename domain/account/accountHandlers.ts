import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { Users } from "#domain/people/Users.ts"
import { savesIfKnown } from "#domain/shared/RecordSave.ts"
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
import { changePassword, checkOwnPassword } from "./changePassword.ts"
import { changePhoto, removePhoto } from "./changePhoto.ts"
import { endOtherSessions, endOwnSession, forgetOwnDevice, ownDevices, ownSessions } from "./ownDevices.ts"
import { ProfileChanged, type ProfileDraft } from "./Profile.ts"
import { currentUserRecord, profileOf } from "./profileOf.ts"

/**
 * Saves the current user's profile as loaded at `version`. Changing the email address or phone number requires the
 * password, because either could be used to take over the account (S7).
 */
const changeProfile = Effect.fn("changeProfile")(function* ({
  version,
  currentPassword,
  ...about
}: ProfileDraft & { readonly version: number }) {
  const user = yield* currentUserRecord
  if (about.emailAddress !== user.emailAddress || about.phoneNumber !== user.phoneNumber)
    yield* checkOwnPassword(user, currentPassword)
  return yield* (yield* Users).change({ ...user, ...about, version }).pipe(
    Effect.map(profileOf),
    Effect.catchTag("UserChanged", ({ current, saves }) =>
      Effect.fail(new ProfileChanged({ current: profileOf(current), ...savesIfKnown(saves) }))
    ),
    Effect.catchTag(["UserNotFound", "UserNameTaken"], Effect.die)
  )
})

export const accountHandlers = [
  handle(getProfile, () => Effect.map(currentUserRecord, profileOf)),
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
