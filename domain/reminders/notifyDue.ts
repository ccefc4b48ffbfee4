import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import type { Reminder } from "./Reminder.ts"
import { Reminders } from "./Reminders.ts"

/**
 * How long before it is due a reminder is sent, in milliseconds. Allows for the worker checking only every few minutes.
 */
export const notifyAhead = 5 * 60_000

/**
 * How long after it was due a reminder is still sent, in milliseconds. Older ones are skipped, for example after server
 * downtime.
 */
export const notifyWindow = 24 * 3_600_000

/**
 * Notifies the assignee that a reminder is due, unless it was completed, snoozed or already sent in the meantime.
 * Returns whether it did.
 */
const notifyAssignee = Effect.fnUntraced(function* ({ assignedTo, dueAt, id, jobId, kind, rule }: Reminder) {
  if (!(yield* (yield* Reminders).markNotified(id, dueAt))) return false
  const jobs = yield* Jobs
  // The job may have been deleted in the meantime.
  const job =
    jobId === null ? undefined : yield* jobs.get(jobId).pipe(Effect.catchTag("JobNotFound", () => Effect.undefined))
  const about = { id, kind: rule ?? kind, ...(job === undefined ? {} : { number: job.number }) }
  yield* (yield* Outbox).enqueue({ kind: "reminderDue", userId: assignedTo, since: dueAt, reminder: about })
  return true
})

/**
 * Notifies users of their due reminders, by email or push according to their preferences, and returns how many were
 * sent. Safe to run at any time, repeatedly and on several nodes at once: each reminder is sent once per due time, and
 * again if snoozed.
 */
export const notifyDue = Effect.fn("notifyDue")(function* () {
  const { run } = yield* Transaction
  const now = yield* Clock.currentTimeMillis
  let told = 0
  for (const reminder of yield* (yield* Reminders).dueUnnotified(now - notifyWindow, now + notifyAhead))
    if (yield* run(notifyAssignee(reminder))) told += 1
  return told
})
