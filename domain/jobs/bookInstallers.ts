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
 * The hours for which one row of a job books an installer, as Unix timestamps in milliseconds; `to` is exclusive. `at`
 * is the zero-based row index.
 */
export interface BookedHours {
  readonly at: number
  readonly userId: UserId
  readonly from: number
  readonly to: number
}

type Planned = Pick<JobInstall, "date" | "duration" | "installers">

/**
 * Returns which installers a job books and when: rows with a date, a start and an end, or a start and the job's
 * duration. Overlapping rows of one installer are merged. Times are in `timeZone`, that of the job's location.
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
  // A merged row may overlap other rows that were separate before.
  return booked.filter(
    (one, at) =>
      !booked.some(
        (other, earlier) => earlier < at && other.userId === one.userId && other.from < one.to && one.from < other.to
      )
  )
}

/** Booked hours. `isOverride` means that they were booked deliberately although the installer was on another job. */
export interface InstallerBooking extends BookedHours {
  readonly isOverride: boolean
}

/**
 * Another job that an installer is on during requested hours: the requested row, and the job's number and hours in
 * milliseconds UTC.
 */
export interface BookingConflict {
  readonly at: number
  readonly number: number
  readonly from: number
  readonly to: number
}

/** Booked hours with their job and place. `address` is that of a mobile job; null if unknown. */
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
 * Storage for installer bookings. Guarantees that an installer is never on two jobs at once unless that was overridden
 * (I6).
 */
export class InstallerBookings extends Context.Service<
  InstallerBookings,
  {
    /**
     * Returns, for each row whose installer is on another job at that time, that job, earliest first. No other request
     * can book these installers until the transaction ends.
     */
    readonly conflicts: (
      job: JobId,
      asked: ReadonlyArray<BookedHours>
    ) => Effect.Effect<ReadonlyArray<BookingConflict>, never, CurrentTenant>
    /** Returns all booked hours that overlap the range from `from` (inclusive) to `to` (exclusive), earliest first. */
    readonly between: (from: number, to: number) => Effect.Effect<ReadonlyArray<BookedVisit>, never, CurrentTenant>
    /** Replaces a job's bookings. Dies on overlaps without `isOverride`. */
    readonly replace: (
      job: JobId,
      bookings: ReadonlyArray<InstallerBooking>
    ) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/jobs/InstallerBookings") {}

/** Whether a job may be assigned to a user: an active installer of the shop. */
export const canInstall = ({ active, roles }: Pick<User, "active" | "roles">): boolean =>
  active && roles.includes("installer")

/**
 * Rejects assigning a job to anyone who is not an active installer of the shop. Installers already on the job stay on
 * it, even after they leave the shop.
 */
export const guardInstallers = traced("guardInstallers")(function* (
  rows: ReadonlyArray<InstallerRow>,
  before: ReadonlyArray<InstallerRow> = []
) {
  const users = yield* Users
  for (const [at, { userId }] of rows.entries()) {
    if (before.some((row) => row.userId === userId)) continue
    const user = yield* users.get(userId)
    if (user === undefined || !canInstall(user)) return yield* new InstallerUnavailable({ at })
  }
})

type Scheduled = Pick<JobDraft, "install" | "locationId">

/**
 * Books the installers of a job. Rejects hours at which one of them is on another job, unless the row gives a reason.
 * Reasons are kept only for rows that overlap. Rows whose place and hours are unchanged are not checked again. Returns
 * the installation to save, and `keepBookings`, to run once the job itself is saved.
 */
export const bookInstallers = traced("bookInstallers")(function* (id: JobId, next: Scheduled, before?: Scheduled) {
  const { conflicts, replace } = yield* InstallerBookings
  const { install } = next
  if (before !== undefined && Equal.equals(scheduleOf(before), scheduleOf(next)))
    return { install, keepBookings: Effect.void }
  if (!isScheduled(install))
    return {
      install: withReasonsOf(install, []),
      keepBookings: before !== undefined && isScheduled(before.install) ? replace(id, []) : Effect.void
    }
  const { timeZone } = yield* (yield* Locations).get(next.locationId)
  const asked = bookedHours(install, timeZone)
  const met = yield* conflicts(id, asked)
  const refused = met.find(({ at }) => install.installers[at]?.overlapReason === undefined)
  if (refused !== undefined) {
    return yield* new InstallerBooked({
      at: refused.at,
      number: refused.number,
      start: wallClockAt(refused.from, timeZone),
      end: wallClockAt(refused.to, timeZone)
    })
  }
  // Rows that no longer overlap another job do not need their reason anymore.
  const overridden = met.map(({ at }) => at)
  return {
    install: withReasonsOf(install, overridden),
    keepBookings: replace(
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

/** Removes the reasons for double-booking, which apply only to the hours they were given for. */
export const withoutOverrideReasons = <S extends Scheduled>(scheduled: S): S => ({
  ...scheduled,
  install: withReasonsOf(scheduled.install, [])
})

/** Keeps the reasons of the given rows only. */
const withReasonsOf = (install: JobInstall, rows: ReadonlyArray<number>): JobInstall => ({
  ...install,
  installers: install.installers.map(({ overlapReason, ...row }, at) =>
    overlapReason === undefined || !rows.includes(at) ? row : { ...row, overlapReason }
  )
})
