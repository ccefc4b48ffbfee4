import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { NewPassword, passwordLength } from "#domain/people/Password.ts"
import { User, UserDraft } from "#domain/people/User.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { savesField, versionField } from "#domain/shared/RecordSave.ts"

const { defaultLanguage, emailAddress, firstName, lastName, phoneNumber, timeZone } = UserDraft.fields

/** A password that is typed to be checked, not chosen. */
export const TypedPassword = Schema.String.check(maxLength(passwordLength.most))

/** What a person may type about themselves, spec §3 Profile. */
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
 * The same with the present password, which another e-mail or phone asks for (S7); "" where neither changes.
 */
export const ProfileDraft = Schema.Struct({
  ...about,
  currentPassword: field(
    TypedPassword,
    "The password that holds now; only a change of e-mail address or phone number asks for it.",
    "Clear-View-2026"
  )
})
export type ProfileDraft = typeof ProfileDraft.Type

/** A person as they see themselves, spec §3 Profile. `version` grows with every change, whoever makes it. */
export const Profile = Schema.Struct({
  id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  userName: field(Schema.String, "The name to sign in with, unique on the whole platform.", "b.ortiz"),
  ...about,
  roles: field(User.fields.roles, "What the person may do."),
  photo: field(
    User.fields.photo,
    "The person's photo, by its file; null without one.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  imageUrl: field(
    Schema.String,
    "Where the person's picture is found, empty without one.",
    "/api/V1/files/0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type Profile = typeof Profile.Type

/** The profile was changed after it was opened; `current` is what stands now. */
export class ProfileChanged extends Schema.TaggedError<ProfileChanged>()(
  "ProfileChanged",
  { current: field(Profile, "What stands now."), saves: savesField },
  { httpApiStatus: 409 }
) {}

/** Spec §5 Password, §7 profile-password: the present one, a new one, and the new one once more. */
export const PasswordChange = Schema.Struct({
  currentPassword: field(
    TypedPassword.check(Schema.isNonEmpty({ message: "required" })),
    "The password that holds now.",
    "Clear-View-2026"
  ),
  newPassword: field(NewPassword, "The new password.", "Clearer-View-2026"),
  confirmation: field(
    Schema.String.check(Schema.isNonEmpty({ message: "required" })),
    "The same once more.",
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

/** A browser that is known as people are shown it; its cookies at the base domain and at the shop are one. */
export const OwnDevice = Schema.Struct({
  id: field(Schema.String, "Its own id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  name: field(Schema.String, "The browser, in words; empty for a program.", "Chrome, Windows"),
  lastUsed: field(Schema.String, "When somebody last logged in from it, ISO 8601 in UTC.", "2026-11-21T17:30:00.000Z"),
  /** The one that asks. */
  isThis: field(Schema.Boolean, "Whether it is the one that asks.")
})
export type OwnDevice = typeof OwnDevice.Type
