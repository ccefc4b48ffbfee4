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

/** The kind of task: call someone back, follow up, order, collect, or other. */
export const ReminderKind = Schema.Literals(["callBack", "followUp", "order", "collect", "other"])
export type ReminderKind = typeof ReminderKind.Type

/** Due time on the wall clock. Unlike a job's time, it is required. */
const DueTime = OptionalTime.check(Schema.makeFilter((time: string) => time !== "" || "required"))

/** When a reminder is due, in local wall-clock time. */
export const reminderDue = {
  dueOn: field(Day, "Due date.", "2026-11-24"),
  dueTime: field(DueTime, "Due time, on the wall clock of `timeZone`.", "09:30")
}

/** The fields of a reminder a user can edit. */
export const ReminderDraft = Schema.Struct({
  kind: field(ReminderKind, "Kind of task."),
  text: field(requiredText(300), "What it is about.", "Ask whether the fleet wants the second van done too"),
  ...reminderDue,
  assignedTo: field(UserId, "User the reminder is assigned to.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  jobId: field(
    Schema.NullOr(JobId),
    "Related job; null for none. The job's customer becomes the reminder's customer.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  customerId: field(
    Schema.NullOr(CustomerId),
    "Related customer; null for none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type ReminderDraft = typeof ReminderDraft.Type

const instant = 1763740800000

/** A task assigned to a user, with a due time. `version` is incremented on every save. */
export class Reminder extends Schema.Class<Reminder>("Reminder")({
  id: field(ReminderId, "The reminder's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  ...ReminderDraft.fields,
  text: field(
    plainText(300),
    "What it is about; empty if a rule created the reminder, because the rule provides the text.",
    "Ask whether the fleet wants the second van done too"
  ),
  timeZone: field(
    Schema.String,
    "Time zone of the due date and time: that of the job's location, otherwise the assignee's.",
    "America/Phoenix"
  ),
  dueAt: field(Schema.Int, "When it is due, in milliseconds since 1970 UTC.", instant),
  rule: field(Schema.NullOr(ReminderRule), "The rule that created it; null if created by a user."),
  madeBy: field(
    Schema.NullOr(UserId),
    "User who created it; null if created by a rule.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  madeAt: field(Schema.Int, "When it was created, in milliseconds since 1970 UTC.", instant),
  doneBy: field(
    Schema.NullOr(UserId),
    "User who completed it; null while it is open, or if it was closed automatically because its reason no longer applies.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  doneAt: field(
    Schema.NullOr(Schema.Int),
    "When it was completed, in milliseconds since 1970 UTC; null while it is open.",
    instant
  )
}) {}

/** A reminder with the names of its assignee, job and customer. */
export const NamedReminder = Schema.Struct({
  ...Reminder.fields,
  assigneeName: field(Schema.String, "Name of the assignee.", "Bea Ortiz"),
  jobNumber: field(Schema.NullOr(Schema.Int), "Job number; null if there is no job or it was deleted.", 1042),
  customerName: field(Schema.String, "Customer name; empty if there is no customer.", "Ada Moreno")
})
export type NamedReminder = typeof NamedReminder.Type

/** When an open reminder is due: before now, later today, or on a later day. */
export const DueGroup = Schema.Literals(["overdue", "today", "later"])
export type DueGroup = typeof DueGroup.Type

/** A reminder in a list, as seen by the current user now. */
export const ListedReminder = Schema.Struct({
  ...NamedReminder.fields,
  when: field(
    Schema.NullOr(DueGroup),
    "When it is due, in the time zone of the current user's location; null once completed."
  )
})
export type ListedReminder = typeof ListedReminder.Type

export class ReminderNotFound extends Schema.TaggedError<ReminderNotFound>()(
  "ReminderNotFound",
  { id: field(ReminderId, "The reminder's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}

/** The reminder was saved by someone else after it was opened; `current` is the current version. */
export class ReminderChanged extends Schema.TaggedError<ReminderChanged>()(
  "ReminderChanged",
  { current: field(Reminder, "Current version."), saves: savesField },
  { httpApiStatus: 409 }
) {}

/** A reminder created by a rule cannot be deleted, because the rule would create it again. Mark it as done instead. */
export class ReminderByRule extends Schema.TaggedError<ReminderByRule>()(
  "ReminderByRule",
  { id: field(ReminderId, "The reminder's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 409 }
) {}

/**
 * The reminder cannot be assigned to this user: unknown, no longer active, or someone else while the current user may
 * only assign reminders to themselves.
 */
export class AssigneeUnavailable extends Schema.TaggedError<AssigneeUnavailable>()(
  "AssigneeUnavailable",
  { id: field(UserId, "The user's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 422 }
) {}

/** Whose reminders to list: the current user's own, or all of the shop's. */
export const ReminderOwnerFilter = Schema.Literals(["mine", "all"])

/** When they are due: before now, later today, or on a later day; `due` means by the end of today. */
export const ReminderDueFilter = Schema.Literals([...DueGroup.literals, "due"])
export type ReminderDueFilter = typeof ReminderDueFilter.Type

/** Whether to list open or completed reminders. */
export const ReminderState = Schema.Literals(["open", "done"])

/** Filters for listing reminders. Defaults to the current user's own open ones. */
export const ReminderSearch = Schema.Struct({
  ...pageFields,
  who: field(
    Schema.optionalKey(ReminderOwnerFilter),
    "Whose reminders to return; defaults to `mine`. Users with only the installer role always get their own."
  ),
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "Text to search for in the reminder's text, the customer's names, phone numbers and email addresses, or the job's full number. One or two letters match the beginnings of words.",
    "second van"
  ),
  state: field(
    Schema.optionalKey(ReminderState),
    "Open reminders, sorted by due time, or completed ones, latest first."
  ),
  when: field(Schema.optionalKey(ReminderDueFilter), "When they are due."),
  kind: field(Schema.optionalKey(ReminderKind), "Kind of task."),
  only: field(Schema.optionalKey(ReminderId), "Only this reminder.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  jobId: field(Schema.optionalKey(JobId), "Only reminders of this job.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  customerId: field(
    Schema.optionalKey(CustomerId),
    "Only reminders of this customer.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type ReminderSearch = typeof ReminderSearch.Type

/**
 * A search resolved for the current user and time: the assignee, the range of due times, and the rules whose text, in
 * the user's language, contains the search text.
 */
export interface ReminderQuery {
  readonly assignedTo: UserId | undefined
  readonly from: number | undefined
  readonly before: number | undefined
  readonly matchingRules?: ReadonlyArray<ReminderRule>
}
