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
import { ManyDaysOff, WeekHours } from "#domain/shared/WeekHours.ts"
import { languageNumbers, numbersOfLanguages } from "#domain/words/languages.ts"
import { versionField } from "#domain/shared/RecordSave.ts"

/** What an installer is trusted with; somebody of whom nothing is said may do everything. */
export const Skill = Schema.Literals(["replacement", "repair", "staticCalibration", "dynamicCalibration", "mobile"])
export type Skill = typeof Skill.Type

/** Profile defaultLanguage, spec §1. */
export const Language = Schema.Literals(languageNumbers)
export type Language = typeof Language.Type

/** A name to sign in with: no spaces, since it is said aloud and typed on phones. */
export const UserName = requiredText(60).check(
  Schema.makeFilter((name: string) => name.trim() === "" || !/\s/.test(name) || "userName.spaces")
)

/** What may be typed about a person who signs in, spec §3 User; `timeZone` is its defaultTimeZone. */
export const UserDraft = Schema.Struct({
  userName: field(UserName, "The name to sign in with, unique on the whole platform.", "b.ortiz"),
  firstName: field(requiredText(60), "First name.", "Ada"),
  lastName: field(requiredText(60), "Last name.", "Moreno"),
  emailAddress: field(EmailAddress, "E-mail address.", "ada@example.com"),
  phoneNumber: field(OptionalPhoneNumber, "Phone number as it was typed.", "480-555-0142"),
  roles: field(Schema.Array(Role).check(Schema.isMinLength(1, { message: "required" })), "What the person may do."),
  /** Where new jobs of theirs begin; null for none in particular. */
  defaultLocationKey: field(
    Schema.NullOr(LocationId),
    "The location the person's new jobs begin at; null for none.",
    null
  ),
  /** Where they work; none means everywhere. */
  assignedLocations: field(
    Schema.Array(LocationId).check(maxLength(100, "tooMany:100")),
    "The locations the person works at."
  ),
  defaultLanguage: field(Language, `The person's language: ${numbersOfLanguages()}.`),
  timeZone: field(TimeZone, "IANA time zone.", "America/Phoenix"),
  /** In their own time zone. */
  workHours: field(WeekHours, "When they work, Monday first; empty where nobody has said.", []),
  daysOff: field(ManyDaysOff, "When they are away.", []),
  skills: field(Schema.Array(Skill), "What they can install; empty for everything.", [])
})
export type UserDraft = typeof UserDraft.Type

/** A person who signs in to a shop, spec §3 User and Profile. `version` grows with every change. */
export const User = Schema.Struct({
  id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  ...UserDraft.fields,
  address: field(Schema.NullOr(Address), "The person's own address; null where none is known."),
  photo: field(
    Schema.NullOr(FileId),
    "The person's photo, by its file; null without one.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  /** Spec §3 avatar flag: initials are shown although there may be a photo. */
  usesAvatar: field(Schema.Boolean, "Whether a drawn picture stands where no photo is."),
  /** The password was given by somebody else and must be changed at the next sign-in (X5). */
  mustChangePassword: field(
    Schema.Boolean,
    "The password was given by somebody else: nothing but its change is answered."
  ),
  active: field(Schema.Boolean, "Whether the person may sign in.")
})
export type User = typeof User.Type

/** What nobody says of a person who is added. */
export const newcomer = {
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
