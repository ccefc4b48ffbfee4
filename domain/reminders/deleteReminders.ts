import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { noteReminder } from "./keepReminder.ts"
import { Reminder, ReminderByRule, type ReminderId, ReminderNotFound } from "./Reminder.ts"
import { Reminders } from "./Reminders.ts"
import { reminderInSight } from "./visibleReminders.ts"

/** Deleting a reminder that the asker sees, so that it can be undone; always of one. */
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
