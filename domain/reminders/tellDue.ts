import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import type { Reminder } from "./Reminder.ts"
import { Reminders } from "./Reminders.ts"

/** So long before it is due, in milliseconds, a reminder is told: who looks every few minutes is not late. */
export const toldAhead = 5 * 60_000

/** What was due longer ago, in milliseconds, is not told any more, as after the server stood still. */
export const toldFor = 24 * 3_600_000

/** Tells whose a reminder is that it is due, unless somebody did it, put it off or told it meanwhile; says whether. */
const tell = Effect.fnUntraced(function* ({ assignedTo, dueAt, id, jobId, kind, rule }: Reminder) {
  if (!(yield* (yield* Reminders).noteTold(id, dueAt))) return false
  const jobs = yield* Jobs
  // The job may be gone by now.
  const job =
    jobId === null ? undefined : yield* jobs.get(jobId).pipe(Effect.catchTag("JobNotFound", () => Effect.undefined))
  const about = { id, kind: rule ?? kind, ...(job === undefined ? {} : { number: job.number }) }
  yield* (yield* Outbox).put({ kind: "reminderDue", userId: assignedTo, since: dueAt, reminder: about })
  return true
})

/**
 * Tells people of their reminders that are due, by mail or on their devices as each chose; how many. It may be done at
 * any time, again and by several nodes at once: each is told once for the time at which it is due, put off it is told
 * again.
 */
export const tellDue = Effect.fn("tellDue")(function* () {
  const { around } = yield* Transaction
  const now = yield* Clock.currentTimeMillis
  let told = 0
  for (const reminder of yield* (yield* Reminders).untold(now - toldFor, now + toldAhead))
    if (yield* around(tell(reminder))) told += 1
  return told
})
