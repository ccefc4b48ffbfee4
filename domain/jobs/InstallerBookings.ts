import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { BookedHours } from "./bookedHours.ts"
import type { JobId } from "#domain/shared/JobId.ts"

/** Hours that are taken; with `isOverride` somebody took them on purpose although the installer was on another job. */
export interface InstallerBooking extends BookedHours {
  readonly isOverride: boolean
}

/**
 * The other job that an installer is on at hours that were asked for: of which row, its number, and its hours in
 * milliseconds UTC.
 */
export interface BookingClash {
  readonly at: number
  readonly number: number
  readonly from: number
  readonly to: number
}

/**
 * Who installs what from when to when, kept so that nobody is on two jobs at once unless somebody overrides it
 * (I6).
 */
export class InstallerBookings extends Context.Service<
  InstallerBookings,
  {
    /**
     * For each row whose installer is on another job then, that job, the earliest first. Until this call is done,
     * nobody else books these installers.
     */
    readonly clashes: (
      job: JobId,
      asked: ReadonlyArray<BookedHours>
    ) => Effect.Effect<ReadonlyArray<BookingClash>, never, CurrentTenant>
    /** Keeps a job's bookings in place of those it had. Overlaps without `isOverride` are not kept: it dies. */
    readonly keep: (job: JobId, bookings: ReadonlyArray<InstallerBooking>) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/jobs/InstallerBookings") {}
