import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { ReminderRule } from "#domain/jobs/jobCodes.ts"
import { Day } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { savesField, versionField } from "#domain/shared/RecordSave.ts"
import { OptionalTime } from "#domain/shared/WeekHours.ts"

export const ReminderId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("ReminderId"))
export type ReminderId = typeof ReminderId.Type

/** What is to be done: whom to call, what to follow up, order or collect. */
export const ReminderKind = Schema.Literals(["callBack", "followUp", "order", "collect", "other"])
export type ReminderKind = typeof ReminderKind.Type

/** When something is due on the wall clock; unlike a job's time it cannot stay open. */
const DueTime = OptionalTime.check(Schema.makeFilter((time: string) => time !== "" || "required"))

/** When it is due, on the wall clock of its place. */
export const reminderDue = {
  dueOn: field(Day, "The day it is due.", "2026-11-24"),
  dueTime: field(DueTime, "The time it is due, on the wall clock of `timeZone`.", "09:30")
}

/** What a user may say of a reminder. */
export const ReminderDraft = Schema.Struct({
  kind: field(ReminderKind, "What is to be done."),
  text: field(requiredText(300), "What it is about.", "Ask whether the fleet wants the second van done too"),
  ...reminderDue,
  assignedTo: field(UserId, "Whose reminder it is.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  jobId: field(
    Schema.NullOr(JobId),
    "The job it is about; null for none. Its customer is then the reminder's.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  customerId: field(
    Schema.NullOr(CustomerId),
    "The customer it is about; null for none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type ReminderDraft = typeof ReminderDraft.Type

const instant = 1763740800000

/** Something that somebody of the shop is to do by a time. `version` grows with every save. */
export class Reminder extends Schema.Class<Reminder>("Reminder")({
  id: field(ReminderId, "The reminder's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  ...ReminderDraft.fields,
  text: field(
    plainText(300),
    "What it is about; empty where a rule made it, which then says it.",
    "Ask whether the fleet wants the second van done too"
  ),
  timeZone: field(
    Schema.String,
    "The time zone of its day and time: that of the job's location, else of the person's.",
    "America/Phoenix"
  ),
  dueAt: field(Schema.Int, "When it is due, milliseconds since 1970 in UTC.", instant),
  rule: field(Schema.NullOr(ReminderRule), "Which of the shop's rules made it; null where a person did."),
  madeBy: field(
    Schema.NullOr(UserId),
    "Who made it; null for one of the shop's rules.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  madeAt: field(Schema.Int, "When it was made, milliseconds since 1970 in UTC.", instant),
  doneBy: field(
    Schema.NullOr(UserId),
    "Who did it; null while it is open, and where it was closed because its reason is gone.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  doneAt: field(
    Schema.NullOr(Schema.Int),
    "When it was done, milliseconds since 1970 in UTC; null while open.",
    instant
  )
}) {}

/** A reminder with the names of what it is about. */
export const NamedReminder = Schema.Struct({
  ...Reminder.fields,
  assigneeName: field(Schema.String, "Whose reminder it is, by name.", "Bea Ortiz"),
  jobNumber: field(Schema.NullOr(Schema.Int), "The job's number; null without a job, or when it was deleted.", 1042),
  customerName: field(Schema.String, "The customer's name; empty without one.", "Ada Moreno")
})
export type NamedReminder = typeof NamedReminder.Type

/** When an open one is due: before now, later today, on another day. */
export const DueGroup = Schema.Literals(["overdue", "today", "later"])
export type DueGroup = typeof DueGroup.Type

/** A reminder in a list, for who asks at this moment. */
export const ListedReminder = Schema.Struct({
  ...NamedReminder.fields,
  when: field(Schema.NullOr(DueGroup), "When it is due, where the asker works; null once it is done.")
})
export type ListedReminder = typeof ListedReminder.Type

export class ReminderNotFound extends Schema.TaggedError<ReminderNotFound>()(
  "ReminderNotFound",
  { id: field(ReminderId, "The reminder's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}

/** Somebody saved the reminder after it was opened; `current` is what stands now. */
export class ReminderChanged extends Schema.TaggedError<ReminderChanged>()(
  "ReminderChanged",
  { current: field(Reminder, "What stands now."), saves: savesField },
  { httpApiStatus: 409 }
) {}

/** A reminder that a rule made is not deleted but done: deleted, the rule would make it again. */
export class ReminderByRule extends Schema.TaggedError<ReminderByRule>()(
  "ReminderByRule",
  { id: field(ReminderId, "The reminder's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 409 }
) {}

/**
 * Nobody of this shop to whom it could be given: unknown, no longer active, or somebody else where the asker may only
 * remind themselves.
 */
export class AssigneeUnavailable extends Schema.TaggedError<AssigneeUnavailable>()(
  "AssigneeUnavailable",
  { id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 422 }
) {}

/** Whose: the asker's own, or those of the whole shop. */
export const ReminderWho = Schema.Literals(["mine", "all"])

/** When they are due: before now, later today, on another day; `due` is by the end of today. */
export const ReminderWhen = Schema.Literals([...DueGroup.literals, "due"])
export type ReminderWhen = typeof ReminderWhen.Type

/** What is still to be done, or what was. */
export const ReminderState = Schema.Literals(["open", "done"])

/** Which reminders a list asks for; the asker's own open ones unless told otherwise. */
export const ReminderSearch = Schema.Struct({
  ...pageFields,
  who: field(Schema.optionalKey(ReminderWho), "Whose; `mine` unless told. Those who only install get their own."),
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "What to look for, anywhere in what they say and in the customer's names, numbers and e-mail addresses, or the job's whole number; one or two letters at the beginnings of words.",
    "second van"
  ),
  state: field(Schema.optionalKey(ReminderState), "Open ones, by when they are due, or done ones, the latest first."),
  when: field(Schema.optionalKey(ReminderWhen), "When they are due."),
  kind: field(Schema.optionalKey(ReminderKind), "What is to be done."),
  only: field(Schema.optionalKey(ReminderId), "This one alone.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  jobId: field(Schema.optionalKey(JobId), "Those of this job.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  customerId: field(Schema.optionalKey(CustomerId), "Those of this customer.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
})
export type ReminderSearch = typeof ReminderSearch.Type

/**
 * What a search means for who asks at this moment: whose they are, from and before which instants they are due, and
 * which rules say the text that is sought, in the asker's language.
 */
export interface RemindersAsked {
  readonly assignedTo: UserId | undefined
  readonly from: number | undefined
  readonly before: number | undefined
  readonly saidBy?: ReadonlyArray<ReminderRule>
}
