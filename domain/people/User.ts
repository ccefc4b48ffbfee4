import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { Role } from "#domain/access/Role.ts"
import { FileId } from "#domain/files/FileId.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { Address } from "#domain/shared/Address.ts"
import { EmailAddress } from "#domain/shared/EmailAddress.ts"
import { field } from "#domain/shared/field.ts"
import { OptionalPhoneNumber } from "#domain/shared/PhoneNumber.ts"
import { maxLength, requiredText } from "#domain/shared/PlainText.ts"
import { TimeZone } from "#domain/shared/WallClock.ts"
import { DaysOffList, WeekHours } from "#domain/shared/WeekHours.ts"
import { languageNumbers, numbersOfLanguages } from "#domain/words/languages.ts"
import { versionField } from "#domain/shared/RecordSave.ts"

/** What an installer is qualified for. An empty list means everything. */
export const Skill = Schema.Literals(["replacement", "repair", "staticCalibration", "dynamicCalibration", "mobile"])
export type Skill = typeof Skill.Type

/** The profile's defaultLanguage, spec §1. */
export const Language = Schema.Literals(languageNumbers)
export type Language = typeof Language.Type

/** A user name for signing in. Contains no spaces, because it is read aloud and typed on phones. */
export const UserName = requiredText(60).check(
  Schema.makeFilter((name: string) => name.trim() === "" || !/\s/.test(name) || "userName.spaces")
)

/** The editable fields of a user, spec §3 User; `timeZone` is its defaultTimeZone. */
export const UserDraft = Schema.Struct({
  userName: field(UserName, "User name for signing in, unique across the platform.", "b.ortiz"),
  firstName: field(requiredText(60), "First name.", "Ada"),
  lastName: field(requiredText(60), "Last name.", "Moreno"),
  emailAddress: field(EmailAddress, "Email address.", "ada@example.com"),
  phoneNumber: field(OptionalPhoneNumber, "Phone number as typed.", "480-555-0142"),
  roles: field(Schema.Array(Role).check(Schema.isMinLength(1, { message: "required" })), "Roles of the user."),
  /** Default location of their new jobs; null for none. */
  defaultLocationKey: field(Schema.NullOr(LocationId), "Default location of the user's new jobs; null for none.", null),
  /** Where they work; empty means all locations. */
  assignedLocations: field(
    Schema.Array(LocationId).check(maxLength(100, "tooMany:100")),
    "Locations the user works at; empty for all."
  ),
  defaultLanguage: field(Language, `The user's language: ${numbersOfLanguages()}.`),
  timeZone: field(TimeZone, "IANA time zone.", "America/Phoenix"),
  /** In the user's time zone. */
  workHours: field(WeekHours, "Working hours, starting on Monday; empty if not set.", []),
  daysOff: field(DaysOffList, "Days off.", []),
  skills: field(Schema.Array(Skill), "What the user can install; empty for everything.", [])
})
export type UserDraft = typeof UserDraft.Type

/** A user of a shop, spec §3 User and Profile. `version` is incremented on every change. */
export const User = Schema.Struct({
  id: field(UserId, "The user's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  ...UserDraft.fields,
  address: field(Schema.NullOr(Address), "The user's own address; null if unknown."),
  photo: field(
    Schema.NullOr(FileId),
    "File id of the user's photo; null if none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  /** Spec §3 avatar flag: shows the initials even if there is a photo. */
  usesAvatar: field(Schema.Boolean, "Whether to show the initials instead of the photo."),
  /** The password was set by someone else and must be changed at the next sign-in (X5). */
  mustChangePassword: field(
    Schema.Boolean,
    "Whether the password was set by someone else and must be changed before any other request is allowed."
  ),
  active: field(Schema.Boolean, "Whether the user may sign in.")
})
export type User = typeof User.Type

/** Defaults for a new user. */
export const newUserDefaults = {
  version: 1,
  defaultLocationKey: null,
  assignedLocations: [],
  workHours: [],
  daysOff: [],
  skills: [],
  address: null,
  photo: null,
  usesAvatar: false,
  mustChangePassword: false,
  active: true
} as const satisfies Partial<User>
