import { Context, Effect, Equal } from "effect"
import type { LocationId } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import type { Address } from "#domain/shared/Address.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { traced } from "#domain/shared/traced.ts"
import { instantOf, wallClockAt } from "#domain/shared/WallClock.ts"
import type { JobDraft } from "./JobDraft.ts"
import { InstallerBooked, InstallerUnavailable } from "./jobFailures.ts"
import type { InstallerRow, JobInstall } from "./JobInstall.ts"

/**
 * The hours that one row of a job takes an installer for, as instants in milliseconds UTC, `to` not included; `at` is
 * the row, counted from 0.
 */
export interface BookedHours {
  readonly at: number
  readonly userId: UserId
  readonly from: number
  readonly to: number
}

type Planned = Pick<JobInstall, "date" | "duration" | "installers">

/**
 * Which installers a job takes and when: rows with a day, a start and an end, or a start and the job's duration. Rows
 * of one installer that overlap count as one. Times are the wall clock of `timeZone`, where the job's location is.
 */
export const bookedHours = ({ date, duration, installers }: Planned, timeZone: string): ReadonlyArray<BookedHours> => {
  const booked: Array<BookedHours> = []
  for (const [at, { userId, start, end }] of installers.entries()) {
    if (date === "" || start === "" || (end === "" && duration === 0)) continue
    const from = instantOf(date, start, timeZone)
    const row = { at, userId, from, to: end === "" ? from + duration * 60_000 : instantOf(date, end, timeZone) }
    const met = booked.findIndex((one) => one.userId === userId && one.from < row.to && row.from < one.to)
    if (met === -1) booked.push(row)
    else
      booked[met] = {
        ...booked[met]!,
        from: Math.min(booked[met]!.from, row.from),
        to: Math.max(booked[met]!.to, row.to)
      }
  }
  // A row that joins two others may leave them overlapping.
  return booked.filter(
    (one, at) =>
      !booked.some(
        (other, earlier) => earlier < at && other.userId === one.userId && other.from < one.to && one.from < other.to
      )
  )
}

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

/** Hours that are taken, of which job and where: `address` is that of a mobile job, null where none is known. */
export interface BookedVisit {
  readonly jobId: JobId
  readonly number: number
  readonly userId: BookedHours["userId"]
  readonly from: number
  readonly to: number
  readonly locationId: LocationId
  readonly isMobile: boolean
  readonly address: Pick<Address, "postalCode" | "country"> | null
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
    /** All hours that are taken at some moment from `from` until before `to`, the earliest first. */
    readonly between: (from: number, to: number) => Effect.Effect<ReadonlyArray<BookedVisit>, never, CurrentTenant>
    /** Keeps a job's bookings in place of those it had. Overlaps without `isOverride` are not kept: it dies. */
    readonly keep: (job: JobId, bookings: ReadonlyArray<InstallerBooking>) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/jobs/InstallerBookings") {}

/** Whether a job may be given to a person: they work for the shop now, and install. */
export const mayInstall = ({ active, roles }: Pick<User, "active" | "roles">): boolean =>
  active && roles.includes("installer")

/**
 * Refuses to give a job to anybody who is not an active installer of this shop. Who was on it before stays on it, also
 * after they left.
 */
export const guardInstallers = traced("guardInstallers")(function* (
  rows: ReadonlyArray<InstallerRow>,
  before: ReadonlyArray<InstallerRow> = []
) {
  const users = yield* Users
  for (const [at, { userId }] of rows.entries()) {
    if (before.some((row) => row.userId === userId)) continue
    const user = yield* users.get(userId)
    if (user === undefined || !mayInstall(user)) return yield* new InstallerUnavailable({ at })
  }
})

type Scheduled = Pick<JobDraft, "install" | "locationId">

/**
 * Books the installers of a job: refuses hours at which one of them is on another job, unless the row gives a reason to
 * book them all the same. A reason stays only where there is an overlap. What stands at the same place and hours as
 * before is not asked about again. Gives the installation as it may be kept, and `keepBookings`, to be run once the job
 * itself is kept.
 */
export const bookInstallers = traced("bookInstallers")(function* (id: JobId, next: Scheduled, before?: Scheduled) {
  const { clashes, keep } = yield* InstallerBookings
  const { install } = next
  if (before !== undefined && Equal.equals(scheduleOf(before), scheduleOf(next)))
    return { install, keepBookings: Effect.void }
  if (!isScheduled(install))
    return {
      install: withReasonsOf(install, []),
      keepBookings: before !== undefined && isScheduled(before.install) ? keep(id, []) : Effect.void
    }
  const { timeZone } = yield* (yield* Locations).get(next.locationId)
  const asked = bookedHours(install, timeZone)
  const met = yield* clashes(id, asked)
  const refused = met.find(({ at }) => install.installers[at]?.overlapReason === undefined)
  if (refused !== undefined) {
    return yield* new InstallerBooked({
      at: refused.at,
      number: refused.number,
      start: wallClockAt(refused.from, timeZone),
      end: wallClockAt(refused.to, timeZone)
    })
  }
  // A day or hours that moved away from the other job need no reason any more.
  const overridden = met.map(({ at }) => at)
  return {
    install: withReasonsOf(install, overridden),
    keepBookings: keep(
      id,
      asked.map((row) => ({ ...row, isOverride: overridden.includes(row.at) }))
    )
  }
})

const scheduleOf = ({ locationId, install: { date, duration, installers } }: Scheduled) => ({
  locationId,
  date,
  duration,
  installers
})

const isScheduled = ({ date, installers }: JobInstall) => date !== "" && installers.some(({ start }) => start !== "")

/** The same without reasons for double-booking: each was given for the hours it stood at. */
export const withoutReasons = <S extends Scheduled>(scheduled: S): S => ({
  ...scheduled,
  install: withReasonsOf(scheduled.install, [])
})

/** An installation with the reasons of these rows alone. */
const withReasonsOf = (install: JobInstall, rows: ReadonlyArray<number>): JobInstall => ({
  ...install,
  installers: install.installers.map(({ overlapReason, ...row }, at) =>
    overlapReason === undefined || !rows.includes(at) ? row : { ...row, overlapReason }
  )
})
