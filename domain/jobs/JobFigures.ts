import { Context, type Effect, Schema } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { PartsStatus } from "#domain/estimates/EstimateLine.ts"
import { Address } from "#domain/shared/Address.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { OptionalTime } from "#domain/shared/WeekHours.ts"
import { RepairLocation, TimeFrame } from "./JobInstall.ts"
import type { JobSearch } from "./JobSearch.ts"

/**
 * Totals of the jobs that match a search: the count (capped as in lists), and their total and outstanding balance in
 * cents, or null if there are too many to add up.
 */
export const JobTotals = Schema.Struct({
  count: field(Schema.Int, "Number of jobs.", 1),
  total: field(
    Schema.NullOr(Schema.Int),
    "Sum of their totals, in cents; null if there are too many to add up.",
    42000
  ),
  balance: field(
    Schema.NullOr(Schema.Int),
    "Sum of their outstanding balances, in cents; null if there are too many to add up.",
    42000
  )
})
export type JobTotals = typeof JobTotals.Type

/**
 * A work order scheduled for today: when, whose vehicle, where, by whom, and whether its parts have arrived. Times are
 * in the location's time zone.
 */
export const InstallToday = Schema.Struct({
  id: JobId,
  number: field(Schema.Int, "The job's number.", 1042),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  vehicle: field(Schema.String, "Display text of the vehicle.", "2024 Toyota Camry"),
  time: field(OptionalTime, "Time in 24-hour format; empty if not set.", "09:30"),
  timeFrame: field(TimeFrame, "Morning or afternoon; empty if not set."),
  locationName: field(Schema.String, "Name of the location.", "Tempe"),
  repairLocation: field(RepairLocation, "In the shop, or mobile at the vehicle."),
  /** Address of a mobile job; null for an in-shop job, or if not specified. */
  address: field(Schema.NullOr(Address), "Address of a mobile job; null for an in-shop job."),
  installers: field(Schema.Array(Schema.String), "Names of the installers."),
  partsStatus: field(PartsStatus, "Whether all parts have arrived."),
  /** The glass is installed. */
  complete: field(Schema.Boolean, "Whether the work is done.")
})
export type InstallToday = typeof InstallToday.Type

/** Sorts a day's installs by time. An install without a time comes after the half-day it belongs to. */
export const sortByTime = (one: InstallToday, other: InstallToday): number => {
  const [first, second] = [clockOf(one), clockOf(other)]
  return first === second ? one.number - other.number : first < second ? -1 : 1
}

/** How many of a day's installs are shown at once. */
export const shownInstalls = 8

/**
 * Returns the next `shownInstalls` installs in the given order, starting with the first one not done; near the end of
 * the day, the last ones.
 */
export const nextInstalls = <I extends Pick<InstallToday, "complete">>(
  installs: ReadonlyArray<I>
): ReadonlyArray<I> => {
  const open = installs.findIndex(({ complete }) => !complete)
  const from = Math.min(open < 0 ? installs.length : open, Math.max(installs.length - shownInstalls, 0))
  return installs.slice(from, from + shownInstalls)
}

const halves = { morning: "11:59", afternoon: "17:59", "": "24:00" } as const

const clockOf = ({ time, timeFrame }: InstallToday) => (time === "" ? halves[timeFrame] : time)

/** Read-only totals of the shop's jobs. */
export class JobFigures extends Context.Service<
  JobFigures,
  {
    /** Returns the totals of each search, in order. They cover exactly the jobs that the list returns for it. */
    readonly totals: (
      searches: ReadonlyArray<JobSearch>
    ) => Effect.Effect<ReadonlyArray<JobTotals>, never, CurrentTenant>
    /**
     * Returns net sales per date range, both days inclusive, in cents without tax: invoices by invoice date, less
     * credits by the date of the credit note. A credit never changes an earlier range.
     */
    readonly netSales: (
      stretches: ReadonlyArray<{ readonly from: string; readonly to: string }>
    ) => Effect.Effect<ReadonlyArray<number>, never, CurrentTenant>
    /** Returns the work orders of a day, for one installer or all; 200 at most. */
    readonly installsOn: (
      day: string,
      installerId?: UserId
    ) => Effect.Effect<ReadonlyArray<InstallToday>, never, CurrentTenant>
    /**
     * Returns the insurers and sales representatives named on the shop's jobs and customers, at most 500 of each.
     * Insurers are deduplicated ignoring case.
     */
    readonly choices: Effect.Effect<
      { readonly insurers: ReadonlyArray<string>; readonly salespeople: ReadonlyArray<string> },
      never,
      CurrentTenant
    >
  }
>()("domain/jobs/JobFigures") {}

/** Maximum number of installs returned for a day. */
export const maxInstalls = 200

/** Maximum number of names returned. */
export const maxChoices = 500
