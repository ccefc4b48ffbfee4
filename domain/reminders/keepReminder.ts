import { Clock, Effect } from "effect"
import { signedInUser, type SignedInUser, type UserId } from "#domain/access/CurrentUser.ts"
import { isInstallerOnly } from "#domain/access/mayEnter.ts"
import { CustomerNotFound } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import type { ReminderDeed } from "#domain/jobs/jobCodes.ts"
import { jobInSight } from "#domain/jobs/seenBy.ts"
import { Users } from "#domain/people/Users.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { dueIn, type Snooze, snoozedDue, zoneFor } from "./dueOf.ts"
import { AssigneeUnavailable, Reminder, type ReminderDraft, ReminderId } from "./Reminder.ts"
import { Reminders } from "./Reminders.ts"
import { reminderInSight } from "./visibleReminders.ts"

type Kept = Pick<Reminder, "assignedTo" | "jobId" | "customerId" | "timeZone">

/** Records in the job's timeline what happened to its reminder. */
export const noteReminder = Effect.fn("noteReminder")(function* (
  deed: ReminderDeed,
  { jobId, rule, text }: Pick<Reminder, "jobId" | "rule" | "text">
) {
  if (jobId === null) return
  yield* (yield* JobChanges).add(jobId, { _tag: "reminder", deed, text, ...(rule === null ? {} : { rule }) })
})

/**
 * Rejects an assignee who is not an active user with `AssigneeUnavailable`. The previous assignee may keep the reminder
 * even after leaving.
 */
const guardAssignee = Effect.fnUntraced(function* (person: SignedInUser, id: UserId, before: Kept | undefined) {
  if (id === before?.assignedTo || id === person.id) return
  if (isInstallerOnly(person)) return yield* new AssigneeUnavailable({ id })
  const user = yield* (yield* Users).get(id)
  if (user === undefined || !user.active) return yield* new AssigneeUnavailable({ id })
})

/**
 * Completes a draft for saving: checks the assignee and that the user may see the linked job or customer, and computes
 * the due time in the right time zone. An unchanged job is not checked again, because a deleted quote may be restored.
 */
const settled = Effect.fnUntraced(function* (draft: ReminderDraft, before?: Kept) {
  const person = yield* signedInUser
  yield* guardAssignee(person, draft.assignedTo, before)
  const isSameJob = before !== undefined && before.jobId !== null && before.jobId === draft.jobId
  if (isSameJob) return { ...draft, customerId: before.customerId, ...dueIn(before.timeZone, draft) }
  const job = draft.jobId === null ? undefined : yield* jobInSight(draft.jobId)
  const customerId = job === undefined ? draft.customerId : job.customerId
  if (job === undefined && customerId !== null && customerId !== before?.customerId) {
    if (isInstallerOnly(person)) return yield* new CustomerNotFound({ id: customerId })
    yield* (yield* Customers).get(customerId)
  }
  return { ...draft, customerId, ...dueIn(yield* zoneFor(draft.assignedTo, job), draft) }
})

/** Creates a reminder in the current user's name. */
export const createReminder = Effect.fn("createReminder")(function* (draft: ReminderDraft) {
  const { id: madeBy } = yield* signedInUser
  const reminder = new Reminder({
    ...(yield* settled(draft)),
    id: ReminderId.make(yield* (yield* NewId).next),
    version: 1,
    rule: null,
    madeBy,
    madeAt: yield* Clock.currentTimeMillis,
    doneBy: null,
    doneAt: null
  })
  yield* (yield* Reminders).add(reminder)
  yield* noteReminder("made", reminder)
  return reminder
})

/** Saves a reminder opened at `version`; rejects with the current version if it was saved since. */
export const changeReminder = Effect.fn("changeReminder")(function* ({
  id,
  version,
  ...draft
}: ReminderDraft & { readonly id: ReminderId; readonly version: number }) {
  const before = yield* reminderInSight(id)
  return yield* (yield* Reminders).save(new Reminder({ ...before, ...(yield* settled(draft, before)), version }))
})

/** Marks a reminder as done by the current user. Has no effect if it is already done. */
export const finishReminder = Effect.fn("finishReminder")(function* ({ id }: { readonly id: ReminderId }) {
  const { id: doneBy } = yield* signedInUser
  const before = yield* reminderInSight(id)
  if (before.doneAt !== null) return before
  const doneAt = yield* Clock.currentTimeMillis
  const done = yield* (yield* Reminders).save(new Reminder({ ...before, doneBy, doneAt }))
  yield* noteReminder("done", done)
  return done
})

/** Reopens a completed reminder. */
export const reopenReminder = Effect.fn("reopenReminder")(function* ({ id }: { readonly id: ReminderId }) {
  const before = yield* reminderInSight(id)
  if (before.doneAt === null) return before
  const open = yield* (yield* Reminders).save(new Reminder({ ...before, doneBy: null, doneAt: null }))
  yield* noteReminder("reopened", open)
  return open
})

/** Snoozes a reminder, counting from now, or to a date and time in its own time zone. */
export const snoozeReminder = Effect.fn("snoozeReminder")(function* ({
  id,
  until
}: {
  readonly id: ReminderId
  readonly until: Snooze | Pick<Reminder, "dueOn" | "dueTime">
}) {
  const before = yield* reminderInSight(id)
  const due =
    typeof until === "string"
      ? snoozedDue(before, until, yield* Clock.currentTimeMillis)
      : dueIn(before.timeZone, until)
  return yield* (yield* Reminders).save(new Reminder({ ...before, ...due }))
})
