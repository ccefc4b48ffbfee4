import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { LocationId, LocationInactive, LocationNotFound } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { bookInstallers, withoutOverrideReasons } from "./bookInstallers.ts"
import { PlanRefused } from "./BrokenRule.ts"
import { enteredDatesOf, guardDays, guardOpenDay, guardStep } from "./jobGuards.ts"
import { type Job, withFields } from "./Job.ts"
import { DayOutOfRange, InstallerBooked, InvoiceStands, JobNotFound, JobSavedSince } from "./jobFailures.ts"
import { recordHistory } from "./JobChanges.ts"
import { JobInstall } from "./JobInstall.ts"
import { Jobs } from "./Jobs.ts"
import type { JobSearch } from "./JobSearch.ts"
import { JobsMove } from "./jobListApi.ts"

const { date, timeFrame, installers } = JobInstall.fields

/** Like `JobsMove`. Undoing may also clear the date, and restores the reasons for double-booking. */
type Moved = Omit<JobsMove, "date"> & { readonly date?: string; readonly installers?: JobInstall["installers"] }

const open = (id: JobId) => Jobs.use((jobs) => jobs.getForUpdate(id))

/**
 * Saves a job at another location or on another day. Quoted prices and the customer's answer are unchanged, because
 * neither day nor location is part of the offer.
 */
const moved = Effect.fn("moveJob")(function* (
  job: Job,
  { locationId = job.locationId, ...when }: Moved,
  isUndone = false
) {
  const kept = yield* guardStep("change", job)
  if (!isUndone) yield* guardLocation(locationId, kept.locationId)
  const location = yield* (yield* Locations).get(locationId)
  if (!isUndone)
    yield* guardDays({ "install.date": when.date }, yield* todayIn(location.timeZone), enteredDatesOf(kept))
  const next = { locationId, install: { ...kept.install, ...when } }
  if (!isUndone) yield* guardOpenDay(location, next, kept)
  const isElsewhere = locationId !== kept.locationId || next.install.date !== kept.install.date
  const { install, keepBookings } = yield* bookInstallers(
    kept.id,
    isElsewhere && when.installers === undefined ? withoutOverrideReasons(next) : next,
    kept
  )
  const saved = yield* (yield* Jobs)
    .save(withFields(kept, { locationId, install }))
    .pipe(Effect.catchTag("JobChanged", () => Effect.fail(new JobSavedSince({ number: kept.number }))))
  yield* keepBookings
  return yield* recordHistory(kept, saved)
})

/**
 * Moves multiple jobs to a day, half-day or location. Invoices are rejected. Undoing moves each back unless it was
 * saved since.
 */
export const moveJobs = bulkAction({
  name: "moveJobs",
  list: "jobs",
  change: JobsMove,
  trace: Schema.Struct({
    id: JobId,
    version: Schema.Int,
    locationId: LocationId,
    date,
    timeFrame,
    installers: Schema.optionalKey(installers)
  }),
  failures: [
    JobNotFound,
    DayOutOfRange,
    InstallerBooked,
    PlanRefused,
    InvoiceStands,
    JobSavedSince,
    LocationNotFound,
    LocationInactive
  ],
  matching: (search: JobSearch, after) => Jobs.use((jobs) => jobs.batch(search, after)),
  get: open,
  nameOf: ({ number, customerName }) => `${number} ${customerName}`,
  apply: (before, move) =>
    Effect.map(moved(before, move), ({ version }) => ({
      id: before.id,
      version,
      locationId: before.locationId,
      date: before.install.date,
      timeFrame: before.install.timeFrame,
      installers: before.install.installers
    })),
  undo: Effect.fnUntraced(function* ({ id, version, ...before }) {
    const kept = yield* open(id)
    if (kept.version !== version) return yield* new JobSavedSince({ number: kept.number })
    return yield* moved(kept, before, true)
  })
})

/** Rejects assigning a job to an inactive location, unless it is already there. */
export const guardLocation = Effect.fn("guardLocation")(function* (id: LocationId, before?: LocationId) {
  if (id === before) return
  const { status } = yield* (yield* Locations).get(id)
  if (status !== "active") return yield* new LocationInactive({ id })
})
