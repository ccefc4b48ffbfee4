import { Context, type Effect } from "effect"
import type { CustomerId } from "#domain/customers/Customer.ts"
import type { ReminderRule } from "#domain/jobs/jobCodes.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { CursorInvalid, Page } from "#domain/shared/Page.ts"
import type {
  NamedReminder,
  Reminder,
  ReminderChanged,
  ReminderId,
  ReminderNotFound,
  ReminderSearch,
  ReminderQuery
} from "./Reminder.ts"

/**
 * Storage for reminders. A reminder about a job follows the job's current customer; the stored customer is used only
 * while the job does not exist.
 */
export class Reminders extends Context.Service<
  Reminders,
  {
    /** Returns one page: open reminders by due time, completed ones latest first. */
    readonly list: (
      search: ReminderSearch,
      asked: ReminderQuery
    ) => Effect.Effect<Page<NamedReminder>, CursorInvalid, CurrentTenant>
    readonly get: (id: ReminderId) => Effect.Effect<Reminder, ReminderNotFound, CurrentTenant>
    /** Returns false and saves nothing if the same rule has already created a reminder for the job. */
    readonly add: (reminder: Reminder) => Effect.Effect<boolean, never, CurrentTenant>
    /**
     * Saves the reminder with the version incremented; rejects with `ReminderChanged` if `reminder.version` is not the
     * stored one.
     */
    readonly save: (reminder: Reminder) => Effect.Effect<Reminder, ReminderNotFound | ReminderChanged, CurrentTenant>
    /** Returns those of the given jobs for which the rule has already created a reminder, including completed ones. */
    readonly withRuleReminder: (
      rule: ReminderRule,
      jobs: ReadonlyArray<JobId>
    ) => Effect.Effect<ReadonlyArray<JobId>, never, CurrentTenant>
    /** Returns the jobs installed between `from` and `to`, inclusive, that include a camera calibration. */
    readonly calibratedJobs: (from: string, to: string) => Effect.Effect<ReadonlyArray<JobId>, never, CurrentTenant>
    /** Returns the jobs of each adhesive lot expiring between `from` and `to`, inclusive, latest job first. */
    readonly expiringLots: (
      from: string,
      to: string
    ) => Effect.Effect<ReadonlyArray<ReadonlyArray<JobId>>, never, CurrentTenant>
    /** Up to 500 open rule-created reminders, by due time. */
    readonly openRuleReminders: Effect.Effect<ReadonlyArray<Reminder>, never, CurrentTenant>
    /**
     * Returns up to 200 open reminders due after `from` and up to `to` whose assignee has not been notified for that
     * due time, by due time.
     */
    readonly dueUnnotified: (from: number, to: number) => Effect.Effect<ReadonlyArray<Reminder>, never, CurrentTenant>
    /**
     * Marks the assignee as notified for this due time. Returns false if the reminder was already sent, completed or
     * snoozed.
     */
    readonly markNotified: (id: ReminderId, dueAt: number) => Effect.Effect<boolean, never, CurrentTenant>
    readonly remove: (id: ReminderId) => Effect.Effect<void, ReminderNotFound, CurrentTenant>
    /**
     * Reassigns one customer's reminders (all, or only the given ones) to another, incrementing each version. Returns
     * the ids of the reassigned reminders. A job's reminders follow the job's customer automatically.
     */
    readonly reassign: (
      customer: CustomerId,
      of: CustomerId,
      only?: ReadonlyArray<ReminderId>
    ) => Effect.Effect<ReadonlyArray<ReminderId>, never, CurrentTenant>
  }
>()("domain/reminders/Reminders") {}
