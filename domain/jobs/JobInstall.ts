import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { Address } from "#domain/shared/Address.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { OptionalTime } from "#domain/shared/WeekHours.ts"
import { field } from "#domain/shared/field.ts"

/** The kind of glass work; empty if not set. */
export const JobType = Schema.Literals(["", "replacement", "repair", "calibration", "other"])
export const TimeFrame = Schema.Literals(["", "morning", "afternoon"])
export const RepairLocation = Schema.Literals(["inShop", "mobile"])

/**
 * An installer and their hours on the day of installation, in the location's time zone. The start must be before the
 * end (spec §5).
 */
export const InstallerRow = Schema.Struct({
  userId: field(UserId, "User id of the installer.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  start: field(OptionalTime, "Start as 24-hour time; empty if not set.", "09:00"),
  end: field(OptionalTime, "End as 24-hour time; empty if not set.", "11:00"),
  /** Required for double-booking an installer (I6). */
  overlapReason: field(
    Schema.optionalKey(requiredText(200)),
    "Reason for booking the installer although they are on another job at that time; absent if there is no overlap.",
    "Two short jobs next door"
  ),
  startedAt: field(
    Schema.optionalKey(Schema.Int),
    "When the installer started, as a Unix timestamp in milliseconds; absent until then. Only `postInstallStep` sets it.",
    1764003600000
  ),
  finishedAt: field(
    Schema.optionalKey(Schema.Int),
    "When the installer finished, as a Unix timestamp in milliseconds; absent until then. Only `postInstallStep` sets it.",
    1764009000000
  )
}).check(
  Schema.makeFilter(
    ({ start, end }) => start === "" || end === "" || start < end || { path: ["end"], issue: "install.startBeforeEnd" }
  )
)
export type InstallerRow = typeof InstallerRow.Type

/** When, where and by whom the glass is installed; see spec §3. The location is that of the job. */
export const JobInstall = Schema.Struct({
  jobType: field(JobType, "Kind of work."),
  /** Minutes; 0 if not set. */
  duration: field(
    Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1440 }, { message: "install.durationRange" })),
    "Duration in minutes.",
    120
  ),
  installers: field(Schema.Array(InstallerRow).check(maxLength(12, "tooMany:12")), "Installers and their hours.", []),
  repairLocation: field(RepairLocation, "In the shop, or mobile at the vehicle."),
  /** Where a mobile job is done; null for an in-shop job, or at the customer's own address. */
  address: field(Schema.NullOr(Address), "Where a mobile job is done; null for the customer's own address.", null),
  /** In the customer's own words. */
  availability: field(plainText(300), "When the customer is available.", "mornings"),
  date: field(OptionalDay, "Installation date; empty if not set.", "2026-11-24"),
  timeFrame: field(TimeFrame, "Morning or afternoon; empty if not set."),
  /** When the customer is expected at the shop, or the installer at the customer's. */
  time: field(OptionalTime, "Time in 24-hour format; empty if not set.", "09:30"),
  notes: field(plainText(2000), "Notes for the installers.", "Gate code 4471"),
  partsExpected: field(
    Schema.optionalKey(OptionalDay),
    "Day on which outstanding parts are expected; empty or absent if unknown.",
    "2026-11-25"
  ),
  overrideReason: field(
    Schema.optionalKey(requiredText(200)),
    "Reason for overriding a scheduling rule that warns; absent if none was overridden.",
    "The customer waits for the part with us"
  ),
  /** The glass is installed. */
  complete: field(Schema.Boolean, "Whether the work is done.")
})
export type JobInstall = typeof JobInstall.Type

/** An empty installation. Also supplies the defaults for rows older than a field. */
export const emptyInstall: JobInstall = {
  jobType: "",
  duration: 0,
  installers: [],
  repairLocation: "inShop",
  address: null,
  availability: "",
  date: "",
  timeFrame: "",
  time: "",
  notes: "",
  complete: false
}

/** An installer's hours on a job, on its installation date. */
export const DayInstall = Schema.Struct({
  jobId: JobId,
  number: field(Schema.Int, "The job's number.", 1042),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  userId: field(UserId, "User id of the installer.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  start: field(OptionalTime, "Start as 24-hour time; empty if not set.", "09:00"),
  end: field(OptionalTime, "End as 24-hour time; empty if not set.", "11:00")
})
export type DayInstall = typeof DayInstall.Type

interface Hours {
  readonly userId: string
  readonly start: string
  readonly end: string
}

/**
 * Whether two rows of the same installer overlap. A missing end counts as the start time, and back-to-back rows do not
 * overlap.
 */
export const rowsOverlap = (one: Hours, other: Hours): boolean =>
  one.userId === other.userId &&
  one.start !== "" &&
  other.start !== "" &&
  one.start < (other.end || other.start + "~") &&
  other.start < (one.end || one.start + "~")

/** Returns the lines whose adhesive expires before the installation date; none if either date is missing. */
export const adhesiveExpired = <Line extends Pick<EstimateLine, "adhesiveExpiry">>({
  install: { date },
  lines
}: {
  readonly install: Pick<JobInstall, "date">
  readonly lines: ReadonlyArray<Line>
}): ReadonlyArray<Line> =>
  date === "" ? [] : lines.filter(({ adhesiveExpiry }) => adhesiveExpiry !== "" && adhesiveExpiry < date)

/** A step that installers record for their own work on a job. The first two can be undone. */
export const InstallStep = Schema.Literals(["start", "finish", "undoStart", "undoFinish"])
export type InstallStep = typeof InstallStep.Type

type Rows = ReadonlyArray<InstallerRow>
type Timed = Partial<Pick<InstallerRow, "startedAt" | "finishedAt">>

/** An installer's progress on a job: not assigned, not started, in progress, or finished with all of their rows. */
export type InstallProgress = "none" | "open" | "started" | "finished"

/** Index of the row that a user's next step applies to: their first unfinished one, or -1 if none. */
const currentRow = (rows: Rows, userId: string): number =>
  rows.findIndex((row) => row.userId === userId && row.finishedAt === undefined)

/** Returns a user's progress on a job. */
export const installProgress = (rows: Rows, userId: string): InstallProgress => {
  const row = rows[currentRow(rows, userId)]
  if (row !== undefined) return row.startedAt === undefined ? "open" : "started"
  return rows.some((one) => one.userId === userId) ? "finished" : "none"
}

/** Outcome of a step: the updated rows and the time recorded or cleared, or why the step has no effect. */
export type StepOutcome = { readonly rows: Rows; readonly at: number } | "done" | "notStarted"

/**
 * Applies a user's step at the given time. Idempotent: returns "done" if the step was already taken. Finishing requires
 * a start and is never recorded before it.
 */
export const applyInstallStep = (rows: Rows, userId: string, step: InstallStep, at: number): StepOutcome => {
  const now = currentRow(rows, userId)
  const row = rows[now]
  const written = (place: number, times: Timed, about: number): StepOutcome => ({
    rows: rows.with(place, { ...withoutTimes(rows[place]!), ...times }),
    at: about
  })
  if (step === "start")
    return row === undefined || row.startedAt !== undefined ? "done" : written(now, { startedAt: at }, at)
  if (step === "finish") {
    if (row === undefined) return "done"
    if (row.startedAt === undefined) return "notStarted"
    const finishedAt = Math.max(at, row.startedAt)
    return written(now, { startedAt: row.startedAt, finishedAt }, finishedAt)
  }
  if (step === "undoStart") return row?.startedAt === undefined ? "done" : written(now, {}, row.startedAt)
  const last = rows.findLastIndex((one) => one.userId === userId && one.finishedAt !== undefined)
  const ended = rows[last]
  return ended === undefined ? "done" : written(last, timesOf({ startedAt: ended.startedAt }), ended.finishedAt!)
}

/** Whether at least one installer finished and nobody who started is still working. */
export const areAllFinished = (rows: Rows): boolean =>
  rows.some(({ finishedAt }) => finishedAt !== undefined) &&
  rows.every(({ startedAt, finishedAt }) => startedAt === undefined || finishedAt !== undefined)

/**
 * Returns the rows to save with the stored times, ignoring any that were sent: only the installers record them. Rows of
 * the same user are matched in order.
 */
export const preserveTimes = (sent: Rows, standing: Rows = []): Rows => {
  const rest = [...standing]
  return sent.map((row) => {
    const at = rest.findIndex(({ userId }) => userId === row.userId)
    const [before] = at === -1 ? [] : rest.splice(at, 1)
    return { ...withoutTimes(row), ...(before === undefined ? {} : timesOf(before)) }
  })
}

const withoutTimes = ({ startedAt: _startedAt, finishedAt: _finishedAt, ...row }: InstallerRow): InstallerRow => row

const timesOf = ({
  startedAt,
  finishedAt
}: {
  readonly startedAt?: number | undefined
  readonly finishedAt?: number | undefined
}): Timed => ({
  ...(startedAt === undefined ? {} : { startedAt }),
  ...(finishedAt === undefined ? {} : { finishedAt })
})
