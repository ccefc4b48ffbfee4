import { Schema } from "effect"
import { FileId } from "#domain/files/FileId.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { Address } from "#domain/shared/Address.ts"
import { EmailAddress } from "#domain/shared/EmailAddress.ts"
import { OptionalPhoneNumber } from "#domain/shared/PhoneNumber.ts"
import { maxLength, requiredText } from "#domain/shared/PlainText.ts"
import { TimeZone } from "#domain/shared/TimeZone.ts"
import { UserId } from "./CurrentUser.ts"
import { Role } from "./Role.ts"

/** Profile defaultLanguage, spec §1: 1 English, 2 French, 3 Spanish. */
export const Language = Schema.Literals([1, 2, 3])
export type Language = typeof Language.Type

/** A name to sign in with: no spaces, since it is said aloud and typed on phones. */
export const UserName = requiredText(60).check(
  Schema.makeFilter((name: string) => name.trim() === "" || !/\s/.test(name) || "userName.spaces")
)

/** What may be typed about a person who signs in, spec §3 User; `timeZone` is its defaultTimeZone. */
export const UserDraft = Schema.Struct({
  userName: UserName,
  firstName: requiredText(60),
  lastName: requiredText(60),
  emailAddress: EmailAddress,
  phoneNumber: OptionalPhoneNumber,
  roles: Schema.Array(Role).check(Schema.isMinLength(1, { message: "required" })),
  /** Where new jobs of theirs begin; null for none in particular. */
  defaultLocationKey: Schema.NullOr(LocationId),
  /** Where they work; none means everywhere. */
  assignedLocations: Schema.Array(LocationId).check(maxLength(100, "tooMany:100")),
  defaultLanguage: Language,
  timeZone: TimeZone
})
export type UserDraft = typeof UserDraft.Type

/** A person who signs in to a shop, spec §3 User and Profile. `version` grows with every change. */
export const User = Schema.Struct({
  id: UserId,
  version: Schema.Int,
  ...UserDraft.fields,
  address: Schema.NullOr(Address),
  photo: Schema.NullOr(FileId),
  /** Spec §3 avatar flag: initials are shown although there may be a photo. */
  usesAvatar: Schema.Boolean,
  /** The password was given by somebody else and must be changed at the next sign-in (trust.md §1). */
  mustChangePassword: Schema.Boolean,
  active: Schema.Boolean
})
export type User = typeof User.Type

/** What nobody says of a person who is added. */
export const newcomer = {
  version: 1, defaultLocationKey: null, assignedLocations: [], address: null, photo: null, usesAvatar: false, mustChangePassword: false, active: true
} as const satisfies Partial<User>
