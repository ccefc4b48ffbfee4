import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { NewPassword, passwordLength } from "#domain/people/Password.ts"
import { User, UserDraft } from "#domain/people/User.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { savesField, versionField } from "#domain/shared/RecordSave.ts"

const { defaultLanguage, emailAddress, firstName, lastName, phoneNumber, timeZone } = UserDraft.fields

/** A password entered for verification, as opposed to a newly chosen one. */
export const TypedPassword = Schema.String.check(maxLength(passwordLength.most))

/** The profile fields users can edit themselves, spec §3 Profile. */
const about = {
  firstName,
  lastName,
  emailAddress,
  phoneNumber,
  defaultLanguage,
  timeZone,
  address: User.fields.address,
  usesAvatar: User.fields.usesAvatar
}

/**
 * The editable profile fields plus the current password, which is required to change the email address or phone number
 * (S7); otherwise empty.
 */
export const ProfileDraft = Schema.Struct({
  ...about,
  currentPassword: field(
    TypedPassword,
    "Current password; required only to change the email address or phone number.",
    "Clear-View-2026"
  )
})
export type ProfileDraft = typeof ProfileDraft.Type

/** A user's own profile, spec §3 Profile. `version` is incremented on every change, no matter who makes it. */
export const Profile = Schema.Struct({
  id: field(UserId, "Unique user id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  userName: field(Schema.String, "Sign-in name, unique across the platform.", "b.ortiz"),
  ...about,
  roles: field(User.fields.roles, "Roles assigned to the user."),
  photo: field(User.fields.photo, "File id of the user's photo; null if none.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  imageUrl: field(
    Schema.String,
    "URL of the user's photo; empty if none.",
    "/api/V1/files/0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type Profile = typeof Profile.Type

/** The profile was changed after it was loaded; `current` is the current version. */
export class ProfileChanged extends Schema.TaggedError<ProfileChanged>()(
  "ProfileChanged",
  { current: field(Profile, "Current version of the profile."), saves: savesField },
  { httpApiStatus: 409 }
) {}

/** Spec §5 Password, §7 profile-password: the current password, the new password, and its confirmation. */
export const PasswordChange = Schema.Struct({
  currentPassword: field(
    TypedPassword.check(Schema.isNonEmpty({ message: "required" })),
    "Current password.",
    "Clear-View-2026"
  ),
  newPassword: field(NewPassword, "The new password.", "Clearer-View-2026"),
  confirmation: field(
    Schema.String.check(Schema.isNonEmpty({ message: "required" })),
    "New password, repeated.",
    "Clearer-View-2026"
  )
}).check(
  Schema.makeFilter(
    ({ confirmation, newPassword }: { readonly confirmation: string; readonly newPassword: string }) =>
      confirmation === "" || confirmation === newPassword || { path: ["confirmation"], issue: "password.notSame" }
  ),
  Schema.makeFilter(
    ({ currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string }) =>
      newPassword === "" || currentPassword !== newPassword || { path: ["newPassword"], issue: "ownPassword.same" }
  )
)
export type PasswordChange = typeof PasswordChange.Type

/**
 * A known browser, as shown to its user. Its cookies on the base domain and on the shop's domain count as one device.
 */
export const OwnDevice = Schema.Struct({
  id: field(Schema.String, "Unique device id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  name: field(Schema.String, "Browser and operating system; empty if not a browser.", "Chrome, Windows"),
  lastUsed: field(
    Schema.String,
    "Time of the last sign-in from this device, ISO 8601 in UTC.",
    "2026-11-21T17:30:00.000Z"
  ),
  /** Whether this is the device the request came from. */
  isThis: field(Schema.Boolean, "Whether this is the device the request came from.")
})
export type OwnDevice = typeof OwnDevice.Type
