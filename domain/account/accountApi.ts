import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { NotAPicture, PictureTooLarge } from "#domain/files/Pictures.ts"
import { access, signedIn } from "#domain/access/accessTable.ts"
import { PasswordCommon, PasswordNotRight } from "#domain/people/userFailures.ts"
import { TooManyTries } from "#domain/credentials/Attempts.ts"
import { StorageFull } from "#domain/quotas/Quota.ts"
import { field } from "#domain/shared/field.ts"
import { OpenSession } from "#domain/credentials/OpenSession.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { OwnDevice, PasswordChange, Profile, ProfileChanged, ProfileDraft } from "./Profile.ts"

const accessRule = access["/account"]
const nothing = Schema.Struct({})

export const getProfile = endpoint({
  name: "getProfile",
  summary: "Returns the signed-in user's profile.",
  method: "GET",
  path: "/identity/profile",
  access: accessRule,
  input: nothing,
  output: Profile,
  failures: []
})

export const putProfile = endpoint({
  name: "putProfile",
  summary:
    "Saves the signed-in user's profile as loaded at `version`. Changing the email address or phone number requires `currentPassword`.",
  method: "PUT",
  path: "/identity/profile",
  access: accessRule,
  input: Schema.Struct({
    version: versionField,
    ...ProfileDraft.fields
  }),
  output: Profile,
  failures: [ProfileChanged, PasswordNotRight, TooManyTries]
})

export const putProfileImage = endpoint({
  name: "putProfileImage",
  summary:
    "Sets the signed-in user's photo from a PNG or JPEG of at most 5 MB; stored as a square of at most 512 pixels.",
  method: "PUT",
  path: "/identity/profile-image",
  access: accessRule,
  body: "form",
  input: Schema.Struct({ photo: field(Schema.Uint8ArrayFromBase64, "A JPEG or PNG of at most 5 MB.") }),
  output: Profile,
  failures: [NotAPicture, PictureTooLarge, StorageFull]
})

export const deleteProfileImage = endpoint({
  name: "deleteProfileImage",
  summary: "Removes the signed-in user's photo.",
  method: "DELETE",
  path: "/identity/profile-image",
  access: accessRule,
  input: nothing,
  output: Profile,
  failures: []
})

/** Also available while a password change is required, and to root users, who have no other account screen. */
const passwordCall = {
  method: "PUT",
  access: signedIn,
  input: PasswordChange,
  output: nothing,
  failures: [PasswordNotRight, PasswordCommon, TooManyTries]
} as const

export const putPassword = endpoint({
  ...passwordCall,
  name: "putPassword",
  path: "/identity/change-password",
  summary: "Changes the signed-in user's password. Ends all other sessions and issues new tokens for this one."
})

export const putProfilePassword = endpoint({
  ...passwordCall,
  name: "putProfilePassword",
  path: "/identity/profile-password",
  summary: "Changes the password from the profile page: current password, new password, confirmation."
})

export const listOwnSessions = endpoint({
  name: "listOwnSessions",
  summary: "Lists the signed-in user's active sessions, most recently used first.",
  method: "GET",
  path: "/identity/sessions",
  access: accessRule,
  input: nothing,
  output: Schema.Array(OpenSession),
  failures: []
})

export const deleteOwnSession = endpoint({
  name: "deleteOwnSession",
  summary: "Ends one of the signed-in user's sessions.",
  method: "DELETE",
  path: "/identity/sessions/:id",
  access: accessRule,
  input: Schema.Struct({
    id: field(Schema.String.check(Schema.isUUID()), "Unique session id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: nothing,
  failures: []
})

export const deleteOtherSessions = endpoint({
  name: "deleteOtherSessions",
  summary: "Ends all of the signed-in user's other sessions and forgets all their other known devices.",
  method: "DELETE",
  path: "/identity/sessions",
  access: accessRule,
  input: nothing,
  output: nothing,
  failures: []
})

export const listOwnDevices = endpoint({
  name: "listOwnDevices",
  summary:
    "Lists the devices the signed-in user has signed in from, most recently used first. Failed sign-in attempts from elsewhere do not block these devices.",
  method: "GET",
  path: "/identity/devices",
  access: accessRule,
  input: nothing,
  output: Schema.Array(OwnDevice),
  failures: []
})

export const deleteOwnDevice = endpoint({
  name: "deleteOwnDevice",
  summary: "Forgets one of the signed-in user's devices; the next sign-in from it counts as one from a new device.",
  method: "DELETE",
  path: "/identity/devices/:id",
  access: accessRule,
  input: Schema.Struct({
    id: field(Schema.String.check(Schema.isUUID()), "Unique device id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: nothing,
  failures: []
})
