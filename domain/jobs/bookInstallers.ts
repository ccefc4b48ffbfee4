import { Effect, Equal } from "effect"
import { Locations } from "#domain/locations/Locations.ts"
import { traced } from "#domain/shared/traced.ts"
import { bookedHours, wallClockAt } from "./bookedHours.ts"
import { InstallerBookings } from "./InstallerBookings.ts"
import type { JobDraft } from "./JobDraft.ts"
import { InstallerBooked } from "./jobFailures.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { JobInstall } from "./JobInstall.ts"

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
