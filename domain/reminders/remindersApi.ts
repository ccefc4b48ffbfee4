import { Schema } from "effect"
import { access, shopVoice } from "#domain/access/accessTable.ts"
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

/** Everyone who may open jobs; what those who only install get of it, the verbs decide. */
const door = access["/jobs"]

const one = Schema.Struct({
  id: field(ReminderId, "The reminder's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
})

export const listReminders = endpoint({
  name: "listReminders",
  summary:
    "One page of reminders: the asker's own open ones by when they are due, unless asked otherwise. Those who only install see their own.",
  method: "GET",
  path: "/reminders",
  access: door,
  list: "reminders",
  input: ReminderSearch,
  output: pageOf(ListedReminder),
  failures: [CursorInvalid]
})

/** Somebody to whom a reminder can be given. */
const ReminderPerson = Schema.Struct({
  id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  firstName: field(Schema.String, "First name.", "Ada"),
  lastName: field(Schema.String, "Last name.", "Moreno")
})

export const listReminderPeople = endpoint({
  name: "listReminderPeople",
  summary: "Those to whom whoever asks may give a reminder, by last name.",
  method: "GET",
  path: "/reminder-people",
  access: door,
  input: Schema.Struct({}),
  output: Schema.Array(ReminderPerson),
  failures: []
})

export const getReminder = endpoint({
  name: "getReminder",
  summary: "One reminder.",
  method: "GET",
  path: "/reminders/:id",
  access: door,
  input: one,
  output: Reminder,
  failures: [ReminderNotFound]
})

export const postReminder = endpoint({
  name: "postReminder",
  summary:
    "Makes a reminder for somebody of the shop, free or about a job or a customer; a job's timeline says so. Those who only install remind themselves.",
  method: "POST",
  path: "/reminders",
  access: door,
  input: ReminderDraft,
  output: Reminder,
  failures: [AssigneeUnavailable, JobNotFound, CustomerNotFound]
})

export const putReminder = endpoint({
  name: "putReminder",
  summary: "Saves a reminder as opened at `version`; a newer one is answered with 409 and what stands now.",
  method: "PUT",
  path: "/reminders/:id",
  access: door,
  input: Schema.Struct({ id: Reminder.fields.id, version: Reminder.fields.version, ...ReminderDraft.fields }),
  output: Reminder,
  failures: [ReminderNotFound, ReminderChanged, AssigneeUnavailable, JobNotFound, CustomerNotFound]
})

export const postReminderDone = endpoint({
  name: "postReminderDone",
  summary: "Says that a reminder was done by whoever asks; one that is done stays as it is.",
  method: "POST",
  path: "/reminders/:id/done",
  access: door,
  input: one,
  output: Reminder,
  failures: [ReminderNotFound, ReminderChanged]
})

export const postReminderReopen = endpoint({
  name: "postReminderReopen",
  summary: "Opens a reminder that was done again, due as before.",
  method: "POST",
  path: "/reminders/:id/reopen",
  access: door,
  input: one,
  output: Reminder,
  failures: [ReminderNotFound, ReminderChanged]
})

export const postReminderSnooze = endpoint({
  name: "postReminderSnooze",
  summary: "Puts a reminder off: by an hour, until tomorrow or next week at its time of day, or until a day and time.",
  method: "POST",
  path: "/reminders/:id/snooze",
  access: door,
  input: Schema.Struct({
    ...one.fields,
    until: field(
      Schema.Union([Schema.Literals(["hour", "tomorrow", "nextWeek"]), Schema.Struct(reminderDue)]),
      "Until when: `hour`, `tomorrow` and `nextWeek` count from now.",
      "tomorrow"
    )
  }),
  output: Reminder,
  failures: [ReminderNotFound, ReminderChanged]
})

export const deleteReminder = endpoint({
  name: "deleteReminder",
  summary:
    "Deletes a reminder that a person made; `undoId` takes that back for 24 hours. One of the rules is done instead.",
  method: "DELETE",
  path: "/reminders/:id",
  access: door,
  input: one,
  output: Schema.Struct({
    undoId: field(BulkRunId, "By which it is put back within a day.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  failures: [ReminderNotFound, ReminderByRule]
})

export const getReminderRules = endpoint({
  name: "getReminderRules",
  summary: "Which reminders the shop has made by themselves, and for whom.",
  method: "GET",
  path: "/reminder-rules",
  access: shopVoice,
  input: Schema.Struct({}),
  output: ReminderRules,
  failures: []
})

export const putReminderRules = endpoint({
  name: "putReminderRules",
  summary:
    "Sets which reminders are made by themselves. A rule that is switched on makes what comes due from today on; each is made once for a job, and closed when its reason is gone.",
  method: "PUT",
  path: "/reminder-rules",
  access: shopVoice,
  input: ReminderRules,
  output: ReminderRules,
  failures: [AssigneeUnavailable]
})
