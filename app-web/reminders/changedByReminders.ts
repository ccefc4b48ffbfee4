import { getReminder, listReminders } from "#domain/reminders/remindersApi.ts"

/**
 * What shows reminders, and is asked anew when one changes: lists, the reminder itself, and the timeline of its job,
 * named only, as the call itself would bring all that can happen to a job.
 */
export const changedByReminders: ReadonlyArray<{ readonly name: string }> = [
  listReminders,
  getReminder,
  { name: "listJobChanges" }
]
