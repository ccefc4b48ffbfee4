import { Schema } from "effect"
import { access, messagingAccess } from "#domain/access/accessTable.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { CustomerNotFound } from "#domain/customers/Customer.ts"
import { JobNotFound } from "#domain/shared/JobId.ts"
import { field } from "#domain/shared/field.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import {
  AssigneeUnavailable,
  ListedReminder,
  Reminder,
  ReminderByRule,
  ReminderChanged,
  ReminderDraft,
  ReminderId,
  ReminderNotFound,
  ReminderSearch,
  reminderDue
} from "./Reminder.ts"
import { ReminderRules } from "./ReminderRules.ts"

/** Everyone who may open jobs. The use cases restrict what users with only the installer role get. */
const accessRule = access["/jobs"]

const one = Schema.Struct({
  id: field(ReminderId, "The reminder's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
})

export const listReminders = endpoint({
  name: "listReminders",
  summary:
    "Returns one page of reminders; by default the current user's own open ones, by due time. Users with only the installer role see only their own.",
  method: "GET",
  path: "/reminders",
  access: accessRule,
  list: "reminders",
  input: ReminderSearch,
  output: pageOf(ListedReminder),
  failures: [CursorInvalid]
})

/** A user to whom a reminder can be assigned. */
const ReminderPerson = Schema.Struct({
  id: field(UserId, "The user's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  firstName: field(Schema.String, "First name.", "Ada"),
  lastName: field(Schema.String, "Last name.", "Moreno")
})

export const listReminderPeople = endpoint({
  name: "listReminderPeople",
  summary: "Returns the users to whom the current user may assign a reminder, by last name.",
  method: "GET",
  path: "/reminder-people",
  access: accessRule,
  input: Schema.Struct({}),
  output: Schema.Array(ReminderPerson),
  failures: []
})

export const getReminder = endpoint({
  name: "getReminder",
  summary: "Returns one reminder.",
  method: "GET",
  path: "/reminders/:id",
  access: accessRule,
  input: one,
  output: Reminder,
  failures: [ReminderNotFound]
})

export const postReminder = endpoint({
  name: "postReminder",
  summary:
    "Creates a reminder for a user, either on its own or about a job or customer; recorded in the job's timeline. Users with only the installer role can only assign reminders to themselves.",
  method: "POST",
  path: "/reminders",
  access: accessRule,
  input: ReminderDraft,
  output: Reminder,
  failures: [AssigneeUnavailable, JobNotFound, CustomerNotFound]
})

export const putReminder = endpoint({
  name: "putReminder",
  summary: "Saves a reminder opened at `version`; if it was saved since, returns 409 with the current version.",
  method: "PUT",
  path: "/reminders/:id",
  access: accessRule,
  input: Schema.Struct({ id: Reminder.fields.id, version: Reminder.fields.version, ...ReminderDraft.fields }),
  output: Reminder,
  failures: [ReminderNotFound, ReminderChanged, AssigneeUnavailable, JobNotFound, CustomerNotFound]
})

export const postReminderDone = endpoint({
  name: "postReminderDone",
  summary: "Marks a reminder as done by the current user. Has no effect if it is already done.",
  method: "POST",
  path: "/reminders/:id/done",
  access: accessRule,
  input: one,
  output: Reminder,
  failures: [ReminderNotFound, ReminderChanged]
})

export const postReminderReopen = endpoint({
  name: "postReminderReopen",
  summary: "Reopens a completed reminder with its previous due time.",
  method: "POST",
  path: "/reminders/:id/reopen",
  access: accessRule,
  input: one,
  output: Reminder,
  failures: [ReminderNotFound, ReminderChanged]
})

export const postReminderSnooze = endpoint({
  name: "postReminderSnooze",
  summary:
    "Snoozes a reminder: by an hour, until tomorrow or next week at its time of day, or until a given date and time.",
  method: "POST",
  path: "/reminders/:id/snooze",
  access: accessRule,
  input: Schema.Struct({
    ...one.fields,
    until: field(
      Schema.Union([Schema.Literals(["hour", "tomorrow", "nextWeek"]), Schema.Struct(reminderDue)]),
      "New due time; `hour`, `tomorrow` and `nextWeek` count from now.",
      "tomorrow"
    )
  }),
  output: Reminder,
  failures: [ReminderNotFound, ReminderChanged]
})

export const deleteReminder = endpoint({
  name: "deleteReminder",
  summary:
    "Deletes a reminder created by a user; `undoId` undoes this for 24 hours. Reminders created by a rule can only be marked as done.",
  method: "DELETE",
  path: "/reminders/:id",
  access: accessRule,
  input: one,
  output: Schema.Struct({
    undoId: field(BulkRunId, "Id to undo the deletion with, within 24 hours.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  failures: [ReminderNotFound, ReminderByRule]
})

export const getReminderRules = endpoint({
  name: "getReminderRules",
  summary: "Returns which reminders are created automatically, and for whom.",
  method: "GET",
  path: "/reminder-rules",
  access: messagingAccess,
  input: Schema.Struct({}),
  output: ReminderRules,
  failures: []
})

export const putReminderRules = endpoint({
  name: "putReminderRules",
  summary:
    "Sets which reminders are created automatically. An enabled rule creates reminders due from today on; each is created once per job, and closed when its reason no longer applies.",
  method: "PUT",
  path: "/reminder-rules",
  access: messagingAccess,
  input: ReminderRules,
  output: ReminderRules,
  failures: [AssigneeUnavailable]
})
