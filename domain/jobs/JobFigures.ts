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
 * Jobs that a search gives: how many (counted as lists are), what they come to and what is owed on them in cents; null
 * where they are too many to add up.
 */
export const Pile = Schema.Struct({
  count: field(Schema.Int, "How many there are.", 1),
  total: field(Schema.NullOr(Schema.Int), "Their sum in cents; null where there are too many to add.", 42000),
  balance: field(
    Schema.NullOr(Schema.Int),
    "What is still owed of them, in cents; null where there are too many to add.",
    42000
  )
})
export type Pile = typeof Pile.Type

/**
 * A work order of today: when, whose car, where, by whom, and whether its parts are here. Times on the location's wall
 * clock.
 */
export const InstallToday = Schema.Struct({
  id: JobId,
  number: field(Schema.Int, "The job's number.", 1042),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  vehicle: field(Schema.String, "The vehicle in words.", "2024 Toyota Camry"),
  time: field(OptionalTime, "The time, 24 hours; empty when open.", "09:30"),
  timeFrame: field(TimeFrame, "Morning or afternoon, empty when open."),
  locationName: field(Schema.String, "The location's name.", "Tempe"),
  repairLocation: field(RepairLocation, "In the shop, or where the vehicle stands."),
  /** Where a mobile job is done; null in the shop, and where nobody has said. */
  address: field(Schema.NullOr(Address), "Where a mobile job is done; null in the shop."),
  /** Names of those who install. */
  installers: field(Schema.Array(Schema.String), "The names of those who install."),
  partsStatus: field(PartsStatus, "Whether the parts are there."),
  /** The glass is in. */
  complete: field(Schema.Boolean, "Whether the work is done.")
})
export type InstallToday = typeof InstallToday.Type

/** A day's installs by the clock; one without a time stands after its half of the day. */
export const byTheClock = (one: InstallToday, other: InstallToday): number => {
  const [first, second] = [clockOf(one), clockOf(other)]
  return first === second ? one.number - other.number : first < second ? -1 : 1
}

/** How many of a day's installs are looked at together. */
export const installsAtOnce = 8

/**
 * Where the day stands: the next `installsAtOnce` installs in the order given, from the first that is not done; near the
 * day's end the last ones.
 */
export const nextInstalls = <I extends Pick<InstallToday, "complete">>(
  installs: ReadonlyArray<I>
): ReadonlyArray<I> => {
  const open = installs.findIndex(({ complete }) => !complete)
  const from = Math.min(open < 0 ? installs.length : open, Math.max(installs.length - installsAtOnce, 0))
  return installs.slice(from, from + installsAtOnce)
}

const halves = { morning: "11:59", afternoon: "17:59", "": "24:00" } as const

const clockOf = ({ time, timeFrame }: InstallToday) => (time === "" ? halves[timeFrame] : time)

/** What the shop's jobs come to, read and never written. */
export class JobFigures extends Context.Service<
  JobFigures,
  {
    /** The pile of each search, in their order: exactly the jobs that the list gives for it. */
    readonly piles: (searches: ReadonlyArray<JobSearch>) => Effect.Effect<ReadonlyArray<Pile>, never, CurrentTenant>
    /**
     * Net sales between days, both included, in cents without tax: invoices on the day they were made, less what was
     * credited on the day of its credit note. A credit never changes an earlier stretch.
     */
    readonly netSales: (
      stretches: ReadonlyArray<{ readonly from: string; readonly to: string }>
    ) => Effect.Effect<ReadonlyArray<number>, never, CurrentTenant>
    /** The work orders of a day, of one installer or of all; no more than 200. */
    readonly installsOn: (
      day: string,
      installerId?: UserId
    ) => Effect.Effect<ReadonlyArray<InstallToday>, never, CurrentTenant>
    /**
     * Insurance companies and sales representatives that the shop's jobs and customers name, each once whatever the
     * case of a company; 500 of each at most.
     */
    readonly choices: Effect.Effect<
      { readonly insurers: ReadonlyArray<string>; readonly salespeople: ReadonlyArray<string> },
      never,
      CurrentTenant
    >
  }
>()("domain/jobs/JobFigures") {}

/** Installs of a day that are told. */
export const mostInstalls = 200

/** Names that are offered. */
export const mostChoices = 500
