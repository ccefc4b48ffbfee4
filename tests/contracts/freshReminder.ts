import type { UserId } from "#domain/access/CurrentUser.ts"
import { Reminder, ReminderId } from "#domain/reminders/Reminder.ts"

/** 9 a.m. in Phoenix on the day fresh reminders are due. */
export const nine = Date.UTC(2026, 10, 26, 16)

/** An unsaved reminder assigned to the given user, with its own id. */
export const freshReminder = (assignedTo: UserId, changes: Partial<Reminder> = {}) =>
  new Reminder({
    id: ReminderId.make(crypto.randomUUID()),
    version: 1,
    kind: "callBack",
    text: "Ask about the second van",
    dueOn: "2026-11-26",
    dueTime: "09:00",
    timeZone: "America/Phoenix",
    dueAt: nine,
    assignedTo,
    jobId: null,
    customerId: null,
    rule: null,
    madeBy: assignedTo,
    madeAt: nine - 86_400_000,
    doneBy: null,
    doneAt: null,
    ...changes
  })
