import { Effect } from "effect"
import { doUndoably } from "#domain/bulk-actions/doUndoably.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { deleteReminders } from "./deleteReminders.ts"
import { changeReminder, createReminder, finishReminder, reopenReminder, snoozeReminder } from "./keepReminder.ts"
import { keepRules, seeRules } from "./keptRules.ts"
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
