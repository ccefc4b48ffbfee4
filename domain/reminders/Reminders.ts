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
  RemindersAsked
} from "./Reminder.ts"

/**
 * Where a shop's reminders are kept. The customer of one about a job is that of the job now, and the one that was kept
 * with it while the job is not there.
 */
export class Reminders extends Context.Service<
  Reminders,
  {
    /** One page: open ones by when they are due, done ones the latest first. */
    readonly list: (
      search: ReminderSearch,
      asked: RemindersAsked
    ) => Effect.Effect<Page<NamedReminder>, CursorInvalid, CurrentTenant>
    readonly get: (id: ReminderId) => Effect.Effect<Reminder, ReminderNotFound, CurrentTenant>
    /** False, and nothing is kept, where the same rule has made one for the job before. */
    readonly add: (reminder: Reminder) => Effect.Effect<boolean, never, CurrentTenant>
    /** Keeps the reminder with the next version, if `reminder.version` is still the one that is kept. */
    readonly save: (reminder: Reminder) => Effect.Effect<Reminder, ReminderNotFound | ReminderChanged, CurrentTenant>
    /** Of these jobs, those about which a rule has made one, done ones too. */
    readonly madeFor: (
      rule: ReminderRule,
      jobs: ReadonlyArray<JobId>
    ) => Effect.Effect<ReadonlyArray<JobId>, never, CurrentTenant>
    /** The jobs done on a day from `from` to `to`, both included, on which a camera is calibrated. */
    readonly calibratedJobs: (from: string, to: string) => Effect.Effect<ReadonlyArray<JobId>, never, CurrentTenant>
    /** The jobs of each adhesive lot whose last day is from `from` to `to`, both included, the latest job first. */
    readonly expiringLots: (
      from: string,
      to: string
    ) => Effect.Effect<ReadonlyArray<ReadonlyArray<JobId>>, never, CurrentTenant>
    /** The open ones that rules made, up to 500, those due first before the others. */
    readonly openByRules: Effect.Effect<ReadonlyArray<Reminder>, never, CurrentTenant>
    /** The open ones due after `from` and until `to` that nobody was told of at that time, up to 200, by when they are due. */
    readonly untold: (from: number, to: number) => Effect.Effect<ReadonlyArray<Reminder>, never, CurrentTenant>
    /** Notes that its person is told of one that is due then; false where it was told, done or put off meanwhile. */
    readonly noteTold: (id: ReminderId, dueAt: number) => Effect.Effect<boolean, never, CurrentTenant>
    readonly remove: (id: ReminderId) => Effect.Effect<void, ReminderNotFound, CurrentTenant>
    /**
     * Gives reminders of one customer to another, all or only some, each one version on; says which they were. One of a
     * job follows its job by itself.
     */
    readonly giveTo: (
      customer: CustomerId,
      of: CustomerId,
      only?: ReadonlyArray<ReminderId>
    ) => Effect.Effect<ReadonlyArray<ReminderId>, never, CurrentTenant>
  }
>()("domain/reminders/Reminders") {}
