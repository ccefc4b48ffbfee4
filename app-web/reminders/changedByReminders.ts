import { getReminder, listReminders } from "#domain/reminders/remindersApi.ts"

/**
 * The endpoints to refetch when a reminder changes: lists, the reminder itself, and the timeline of its job. The last
 * is given only by name, because importing its endpoint would pull in all job events.
 */
export const changedByReminders: ReadonlyArray<{ readonly name: string }> = [
  listReminders,
  getReminder,
  { name: "listJobChanges" }
]
