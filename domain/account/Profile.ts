import { Schema } from "effect"
import { UserId } from "#domain/people/CurrentUser.ts"
import { passwordLength } from "#domain/people/passwordRules.ts"
import { User, UserDraft } from "#domain/people/User.ts"
import { maxLength } from "#domain/shared/PlainText.ts"

const { defaultLanguage, emailAddress, firstName, lastName, phoneNumber, timeZone } = UserDraft.fields

/** A password that is typed to be checked, not chosen. */
export const TypedPassword = Schema.String.check(maxLength(passwordLength.most))

/** What a person may type about themselves, spec §3 Profile. */
const about = { firstName, lastName, emailAddress, phoneNumber, defaultLanguage, timeZone, address: User.fields.address, usesAvatar: User.fields.usesAvatar }

/** The same with the present password, which another e-mail or phone asks for (trust.md S7); "" where neither changes. */
export const ProfileDraft = Schema.Struct({ ...about, currentPassword: TypedPassword })
export type ProfileDraft = typeof ProfileDraft.Type

/** A person as they see themselves, spec §3 Profile. `version` grows with every change, whoever makes it. */
export const Profile = Schema.Struct({
  id: UserId,
  version: Schema.Int,
  userName: Schema.String,
  ...about,
  roles: User.fields.roles,
  photo: User.fields.photo,
  imageUrl: Schema.String
})
export type Profile = typeof Profile.Type

/** The profile was changed after it was opened; `current` is what stands now. */
export class ProfileChanged extends Schema.TaggedError<ProfileChanged>()("ProfileChanged", { current: Profile }, { httpApiStatus: 409 }) {}
