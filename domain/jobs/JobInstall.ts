import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { Address } from "#domain/shared/Address.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { OptionalTime } from "#domain/shared/WeekHours.ts"
import { field } from "#domain/shared/field.ts"

/** What is done to the glass; "" while nobody has said. */
export const JobType = Schema.Literals(["", "replacement", "repair", "calibration", "other"])
export const TimeFrame = Schema.Literals(["", "morning", "afternoon"])
export const RepairLocation = Schema.Literals(["inShop", "mobile"])

/**
 * Who installs, from when to when on the day of installation, in the location's time zone. Spec §5: start before end.
 */
export const InstallerRow = Schema.Struct({
  userId: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  start: field(OptionalTime, "From, as 24-hour time; empty when open.", "09:00"),
  end: field(OptionalTime, "Until, as 24-hour time; empty when open.", "11:00"),
  /** I6. */
  overlapReason: field(
    Schema.optionalKey(requiredText(200)),
    "Why the installer is booked although they are on another job then; left out where they are not.",
    "Two short jobs next door"
  ),
  startedAt: field(
    Schema.optionalKey(Schema.Int),
    "When the installer began, milliseconds since 1970 in UTC; left out before. Only `postInstallStep` sets it.",
    1764003600000
  ),
  finishedAt: field(
    Schema.optionalKey(Schema.Int),
    "When the installer was done, the same way; left out before. Only `postInstallStep` sets it.",
    1764009000000
  )
}).check(
  Schema.makeFilter(
    ({ start, end }) => start === "" || end === "" || start < end || { path: ["end"], issue: "install.startBeforeEnd" }
  )
)
export type InstallerRow = typeof InstallerRow.Type

/** When, where and by whom the glass goes in, spec §3. The location is the job's own. */
export const JobInstall = Schema.Struct({
  jobType: field(JobType, "What is done."),
  /** Minutes that the job takes, 0 while nobody has said. */
  duration: field(
    Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1440 }, { message: "install.durationRange" })),
    "How long it takes, in minutes.",
    120
  ),
  installers: field(
    Schema.Array(InstallerRow).check(maxLength(12, "tooMany:12")),
    "Who installs, and from when until when.",
    []
  ),
  repairLocation: field(RepairLocation, "In the shop, or where the vehicle stands."),
  /** Where a mobile job is done; null for the shop, and for a customer's own address. */
  address: field(Schema.NullOr(Address), "Where a mobile job is done; null at the customer's own address.", null),
  /** When the customer can, in their words. */
  availability: field(plainText(300), "When the customer has time.", "mornings"),
  date: field(OptionalDay, "The day of installation, empty when open.", "2026-11-24"),
  timeFrame: field(TimeFrame, "Morning or afternoon, empty when open."),
  /** When the customer is expected, or the installer at theirs. */
  time: field(OptionalTime, "The time, 24 hours; empty when open.", "09:30"),
  notes: field(plainText(2000), "Notes for those who install.", "Gate code 4471"),
  partsExpected: field(
    Schema.optionalKey(OptionalDay),
    "The day on which parts that are still to come are expected; empty or left out where unknown.",
    "2026-11-25"
  ),
  overrideReason: field(
    Schema.optionalKey(requiredText(200)),
    "Why it is planned so although a rule of the schedule warns; left out where nobody overrode one.",
    "The customer waits for the part with us"
  ),
  /** The glass is in. */
  complete: field(Schema.Boolean, "Whether the work is done.")
})
export type JobInstall = typeof JobInstall.Type

/** An installation of which nothing is said; also what is missing in rows older than a field. */
export const openInstall: JobInstall = {
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

/** An installer's hours on a job, on the day of its installation. */
export const DayInstall = Schema.Struct({
  jobId: JobId,
  number: field(Schema.Int, "The job's number.", 1042),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  userId: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  start: field(OptionalTime, "From, as 24-hour time; empty when open.", "09:00"),
  end: field(OptionalTime, "Until, as 24-hour time; empty when open.", "11:00")
})
export type DayInstall = typeof DayInstall.Type

interface Hours {
  readonly userId: string
  readonly start: string
  readonly end: string
}

/**
 * True when one installer cannot do both: their hours overlap. Open ends bound nothing, and one ends as the other
 * begins without meeting.
 */
export const collide = (one: Hours, other: Hours): boolean =>
  one.userId === other.userId &&
  one.start !== "" &&
  other.start !== "" &&
  one.start < (other.end || other.start + "~") &&
  other.start < (one.end || one.start + "~")

/** The lines whose adhesive may no longer be used on the day of installation; none while either day is open. */
export const adhesiveExpired = <Line extends Pick<EstimateLine, "adhesiveExpiry">>({
  install: { date },
  lines
}: {
  readonly install: Pick<JobInstall, "date">
  readonly lines: ReadonlyArray<Line>
}): ReadonlyArray<Line> =>
  date === "" ? [] : lines.filter(({ adhesiveExpiry }) => adhesiveExpiry !== "" && adhesiveExpiry < date)

/** What an installer says of their own work on a job; each of the first two can be taken back. */
export const InstallStep = Schema.Literals(["start", "finish", "undoStart", "undoFinish"])
export type InstallStep = typeof InstallStep.Type

type Rows = ReadonlyArray<InstallerRow>
type Timed = Partial<Pick<InstallerRow, "startedAt" | "finishedAt">>

/** How far somebody is with their own work: not on the job, not begun, at it, or done with every row of theirs. */
export type InstallProgress = "none" | "open" | "started" | "finished"

/** The row that a person's next step is about: their first that is not finished; -1 where there is none. */
const currentRow = (rows: Rows, userId: string): number =>
  rows.findIndex((row) => row.userId === userId && row.finishedAt === undefined)

/** How far a person is with their own work on a job. */
export const installProgress = (rows: Rows, userId: string): InstallProgress => {
  const row = rows[currentRow(rows, userId)]
  if (row !== undefined) return row.startedAt === undefined ? "open" : "started"
  return rows.some((one) => one.userId === userId) ? "finished" : "none"
}

/** What a step comes to: the rows after it and the time it is about, or why there is none. */
export type Stepped = { readonly rows: Rows; readonly at: number } | "done" | "notStarted"

/**
 * Takes a person's step at that time. "done" where it was taken before: sent twice it counts once. What is finished was
 * started, and not after it ended.
 */
export const takeInstallStep = (rows: Rows, userId: string, step: InstallStep, at: number): Stepped => {
  const now = currentRow(rows, userId)
  const row = rows[now]
  const written = (place: number, times: Timed, about: number): Stepped => ({
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

/** Whether somebody began and nobody who did is still at it. */
export const areAllFinished = (rows: Rows): boolean =>
  rows.some(({ finishedAt }) => finishedAt !== undefined) &&
  rows.every(({ startedAt, finishedAt }) => startedAt === undefined || finishedAt !== undefined)

/**
 * Rows to be kept, each with its times as they stand, whatever was sent: they are its installer's own to say. A person's
 * rows answer to each other in their order.
 */
export const keepTimes = (sent: Rows, standing: Rows = []): Rows => {
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
