import { Clock, Effect } from "effect"
import { requireUser, type SignedInUser, type UserId } from "#domain/access/CurrentUser.ts"
import { isInstallerOnly } from "#domain/access/hasAccess.ts"
import { CustomerNotFound } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import type { ReminderAction } from "#domain/jobs/jobCodes.ts"
import { requireVisibleJob } from "#domain/jobs/jobVisibility.ts"
import { Users } from "#domain/people/Users.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { dueIn, type Snooze, snoozedDue, zoneFor } from "./dueOf.ts"
import { AssigneeUnavailable, Reminder, type ReminderDraft, ReminderId } from "./Reminder.ts"
import { Reminders } from "./Reminders.ts"
import { requireVisibleReminder } from "./visibleReminders.ts"

type Kept = Pick<Reminder, "assignedTo" | "jobId" | "customerId" | "timeZone">

/** Records in the job's timeline what happened to its reminder. */
export const recordReminderEvent = Effect.fn("recordReminderEvent")(function* (
  deed: ReminderAction,
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
  const person = yield* requireUser
  yield* guardAssignee(person, draft.assignedTo, before)
  const isSameJob = before !== undefined && before.jobId !== null && before.jobId === draft.jobId
  if (isSameJob) return { ...draft, customerId: before.customerId, ...dueIn(before.timeZone, draft) }
  const job = draft.jobId === null ? undefined : yield* requireVisibleJob(draft.jobId)
  const customerId = job === undefined ? draft.customerId : job.customerId
  if (job === undefined && customerId !== null && customerId !== before?.customerId) {
    if (isInstallerOnly(person)) return yield* new CustomerNotFound({ id: customerId })
    yield* (yield* Customers).get(customerId)
  }
  return { ...draft, customerId, ...dueIn(yield* zoneFor(draft.assignedTo, job), draft) }
})

/** Creates a reminder in the current user's name. */
export const createReminder = Effect.fn("createReminder")(function* (draft: ReminderDraft) {
  const { id: madeBy } = yield* requireUser
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
  yield* recordReminderEvent("made", reminder)
  return reminder
})

/** Saves a reminder opened at `version`; rejects with the current version if it was saved since. */
export const changeReminder = Effect.fn("changeReminder")(function* ({
  id,
  version,
  ...draft
}: ReminderDraft & { readonly id: ReminderId; readonly version: number }) {
  const before = yield* requireVisibleReminder(id)
  return yield* (yield* Reminders).save(new Reminder({ ...before, ...(yield* settled(draft, before)), version }))
})

/** Marks a reminder as done by the current user. Has no effect if it is already done. */
export const completeReminder = Effect.fn("completeReminder")(function* ({ id }: { readonly id: ReminderId }) {
  const { id: doneBy } = yield* requireUser
  const before = yield* requireVisibleReminder(id)
  if (before.doneAt !== null) return before
  const doneAt = yield* Clock.currentTimeMillis
  const done = yield* (yield* Reminders).save(new Reminder({ ...before, doneBy, doneAt }))
  yield* recordReminderEvent("done", done)
  return done
})

/** Reopens a completed reminder. */
export const reopenReminder = Effect.fn("reopenReminder")(function* ({ id }: { readonly id: ReminderId }) {
  const before = yield* requireVisibleReminder(id)
  if (before.doneAt === null) return before
  const open = yield* (yield* Reminders).save(new Reminder({ ...before, doneBy: null, doneAt: null }))
  yield* recordReminderEvent("reopened", open)
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
  const before = yield* requireVisibleReminder(id)
  const due =
    typeof until === "string"
      ? snoozedDue(before, until, yield* Clock.currentTimeMillis)
      : dueIn(before.timeZone, until)
  return yield* (yield* Reminders).save(new Reminder({ ...before, ...due }))
})
