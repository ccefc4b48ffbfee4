import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { runUndoable } from "#domain/bulk-actions/runUndoable.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import {
  changeReminder,
  createReminder,
  completeReminder,
  recordReminderEvent,
  reopenReminder,
  snoozeReminder
} from "./saveReminder.ts"
import { saveRules, getRules } from "./storedRules.ts"
import { Reminder, ReminderByRule, type ReminderId, ReminderNotFound } from "./Reminder.ts"
import { Reminders } from "./Reminders.ts"
import {
  deleteReminder,
  getReminder,
  getReminderRules,
  listReminderPeople,
  listReminders,
  postReminder,
  postReminderDone,
  postReminderReopen,
  postReminderSnooze,
  putReminder,
  putReminderRules
} from "./remindersApi.ts"
import { requireVisibleReminder, assignableUsers, listVisibleReminders } from "./visibleReminders.ts"

/** Deletes a single reminder visible to the current user, with undo. */
export const deleteReminders = bulkAction({
  name: "deleteReminders",
  list: undefined,
  change: Schema.Struct({}),
  trace: Reminder,
  failures: [ReminderNotFound, ReminderByRule],
  matching: () => Effect.succeed({ items: [], next: undefined }),
  get: (id: ReminderId) => requireVisibleReminder(id),
  nameOf: ({ text }) => text,
  apply: Effect.fnUntraced(function* (reminder) {
    if (reminder.rule !== null) return yield* new ReminderByRule({ id: reminder.id })
    yield* (yield* Reminders).remove(reminder.id)
    yield* recordReminderEvent("deleted", reminder)
    return reminder
  }),
  undo: Effect.fnUntraced(function* (reminder) {
    const isBack = yield* (yield* Reminders).add(reminder)
    if (isBack) yield* recordReminderEvent("reopened", reminder)
  })
})

export const remindersHandlers = [
  handle(listReminders, listVisibleReminders),
  handle(listReminderPeople, assignableUsers),
  handle(getReminder, ({ id }) => requireVisibleReminder(id)),
  handle(postReminder, createReminder),
  handle(putReminder, changeReminder),
  handle(postReminderDone, completeReminder),
  handle(postReminderReopen, reopenReminder),
  handle(postReminderSnooze, snoozeReminder),
  handle(getReminderRules, getRules),
  handle(putReminderRules, saveRules),
  handle(deleteReminder, ({ id }) => Effect.map(runUndoable(deleteReminders, id, {}), (undoId) => ({ undoId })))
]
