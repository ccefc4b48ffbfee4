import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { doUndoably } from "#domain/bulk-actions/doUndoably.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import {
  changeReminder,
  createReminder,
  finishReminder,
  noteReminder,
  reopenReminder,
  snoozeReminder
} from "./keepReminder.ts"
import { keepRules, seeRules } from "./keptRules.ts"
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
import { reminderInSight, reminderPeople, seeReminders } from "./visibleReminders.ts"

/** Deletes a single reminder visible to the current user, with undo. */
export const deleteReminders = bulkAction({
  name: "deleteReminders",
  list: undefined,
  change: Schema.Struct({}),
  trace: Reminder,
  failures: [ReminderNotFound, ReminderByRule],
  matching: () => Effect.succeed({ items: [], next: undefined }),
  get: (id: ReminderId) => reminderInSight(id),
  nameOf: ({ text }) => text,
  does: Effect.fnUntraced(function* (reminder) {
    if (reminder.rule !== null) return yield* new ReminderByRule({ id: reminder.id })
    yield* (yield* Reminders).remove(reminder.id)
    yield* noteReminder("deleted", reminder)
    return reminder
  }),
  undoes: Effect.fnUntraced(function* (reminder) {
    const isBack = yield* (yield* Reminders).add(reminder)
    if (isBack) yield* noteReminder("reopened", reminder)
  })
})

export const remindersHandlers = [
  handle(listReminders, seeReminders),
  handle(listReminderPeople, reminderPeople),
  handle(getReminder, ({ id }) => reminderInSight(id)),
  handle(postReminder, createReminder),
  handle(putReminder, changeReminder),
  handle(postReminderDone, finishReminder),
  handle(postReminderReopen, reopenReminder),
  handle(postReminderSnooze, snoozeReminder),
  handle(getReminderRules, seeRules),
  handle(putReminderRules, keepRules),
  handle(deleteReminder, ({ id }) => Effect.map(doUndoably(deleteReminders, id, {}), (undoId) => ({ undoId })))
]
