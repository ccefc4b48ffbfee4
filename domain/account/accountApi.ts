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

const door = access["/account"]
const nothing = Schema.Struct({})

export const getProfile = endpoint({
  name: "getProfile",
  summary: "The profile of whoever is signed in.",
  method: "GET",
  path: "/identity/profile",
  access: door,
  input: nothing,
  output: Profile,
  failures: []
})

export const putProfile = endpoint({
  name: "putProfile",
  summary: "Saves one's own profile as opened at `version`. Another e-mail or phone needs `currentPassword`.",
  method: "PUT",
  path: "/identity/profile",
  access: door,
  input: Schema.Struct({
    version: versionField,
    ...ProfileDraft.fields
  }),
  output: Profile,
  failures: [ProfileChanged, PasswordNotRight, TooManyTries]
})

export const putProfileImage = endpoint({
  name: "putProfileImage",
  summary: "Takes a PNG or JPEG of at most 5 MB as one's photo; kept as a square of at most 512 pixels.",
  method: "PUT",
  path: "/identity/profile-image",
  access: door,
  body: "form",
  input: Schema.Struct({ photo: field(Schema.Uint8ArrayFromBase64, "A JPEG or PNG of at most 5 MB.") }),
  output: Profile,
  failures: [NotAPicture, PictureTooLarge, StorageFull]
})

export const deleteProfileImage = endpoint({
  name: "deleteProfileImage",
  summary: "Takes one's photo away.",
  method: "DELETE",
  path: "/identity/profile-image",
  access: door,
  input: nothing,
  output: Profile,
  failures: []
})

/** Open while the password must be changed, and to root users, who have no other account screen. */
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
  summary: "Changes one's own password; all other sign-ins end, this one gets new tokens."
})

export const putProfilePassword = endpoint({
  ...passwordCall,
  name: "putProfilePassword",
  path: "/identity/profile-password",
  summary: "The same, from the profile: current password, new password, confirmation."
})

export const listOwnSessions = endpoint({
  name: "listOwnSessions",
  summary: "One's own sign-ins that still hold, the latest used first.",
  method: "GET",
  path: "/identity/sessions",
  access: door,
  input: nothing,
  output: Schema.Array(OpenSession),
  failures: []
})

export const deleteOwnSession = endpoint({
  name: "deleteOwnSession",
  summary: "Ends one of one's own sign-ins.",
  method: "DELETE",
  path: "/identity/sessions/:id",
  access: door,
  input: Schema.Struct({
    id: field(Schema.String.check(Schema.isUUID()), "Its own id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: nothing,
  failures: []
})

export const deleteOtherSessions = endpoint({
  name: "deleteOtherSessions",
  summary: "Ends all of one's own sign-ins but the one that asks, and forgets all known devices but its.",
  method: "DELETE",
  path: "/identity/sessions",
  access: door,
  input: nothing,
  output: nothing,
  failures: []
})

export const listOwnDevices = endpoint({
  name: "listOwnDevices",
  summary:
    "The devices one has logged in from before, the latest used first: what strangers try elsewhere holds nobody up there.",
  method: "GET",
  path: "/identity/devices",
  access: door,
  input: nothing,
  output: Schema.Array(OwnDevice),
  failures: []
})

export const deleteOwnDevice = endpoint({
  name: "deleteOwnDevice",
  summary: "Forgets one of one's own devices: the next login from it is one from a new device.",
  method: "DELETE",
  path: "/identity/devices/:id",
  access: door,
  input: Schema.Struct({
    id: field(Schema.String.check(Schema.isUUID()), "Its own id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: nothing,
  failures: []
})
