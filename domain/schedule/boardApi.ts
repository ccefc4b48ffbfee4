import { Schema } from "effect"
import { access, jobOffice } from "#domain/access/accessTable.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { PartsStatus } from "#domain/estimates/EstimateLine.ts"
import { Stage } from "#domain/jobs/Job.ts"
import {
  DayOutOfRange,
  InstallerBooked,
  InstallerUnavailable,
  InvoiceStands,
  JobChanged,
  JobNotFound,
  JobSavedSince
} from "#domain/jobs/jobFailures.ts"
import { BrokenRule, OverrideReasonMissing, PlanRefused } from "#domain/jobs/BrokenRule.ts"
import { JobInstall } from "#domain/jobs/JobInstall.ts"
import { LocationId, LocationNotFound } from "#domain/locations/Location.ts"
import { PaymentState } from "#domain/payments/balance.ts"
import { Address } from "#domain/shared/Address.ts"
import { Day, daysAfter } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { PhoneEntry } from "#domain/shared/PhoneNumber.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { Calibration } from "./usualMinutes.ts"

/** How many days a board may have: a month with the weeks that it begins and ends in. */
export const longestBoard = 42

/** Hours of somebody or of a place on one day, on the board's wall clock. */
export const BoardDay = Schema.Struct({
  day: field(Day, "The day.", "2026-11-24"),
  start: field(Schema.String, "From, as 24-hour time; empty on a day without hours.", "08:00"),
  end: field(Schema.String, "Until, the same way.", "17:00"),
  note: field(Schema.String, "Why it is a day off, in the shop's words; empty where nobody said.", "Thanksgiving")
})
export type BoardDay = typeof BoardDay.Type

/** An installer with their hours on each day of the board. */
export const BoardLane = Schema.Struct({
  userId: field(UserId, "The installer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  firstName: field(Schema.String, "Their first name.", "Luis"),
  lastName: field(Schema.String, "Their last name.", "Aguilar"),
  active: field(Schema.Boolean, "Whether new jobs may be given to them."),
  days: field(Schema.Array(BoardDay), "Their hours on each day of the board.")
})
export type BoardLane = typeof BoardLane.Type

/** A location with its hours on each day of the board. */
export const BoardLocation = Schema.Struct({
  id: field(LocationId, "The location's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  locationName: field(Schema.String, "The location's name.", "Tempe"),
  timeZone: field(Schema.String, "IANA time zone, whose wall clock its jobs' times are on.", "America/Phoenix"),
  days: field(Schema.Array(BoardDay), "Its hours on each day of the board.")
})
export type BoardLocation = typeof BoardLocation.Type

const { jobType, duration, installers, repairLocation, availability, date, timeFrame, time, notes, partsExpected } =
  JobInstall.fields
const { overrideReason, complete } = JobInstall.fields

/** When and by whom a job is installed: what the board changes of it. */
const plan = { date, timeFrame, time, duration, installers, overrideReason }
export const JobPlan = Schema.Struct(plan)
export type JobPlan = typeof JobPlan.Type

/** A rule that a job breaks as it is planned, with the installer's row that it is about. */
const PlanWarning = Schema.Struct({
  at: field(Schema.Int, "Which installer's row, from 0.", 0),
  ...BrokenRule.fields
})

/** A job as the board shows it: who, which car, what, when, where and by whom; no amounts. */
export const BoardJob = Schema.Struct({
  id: JobId,
  version: versionField,
  number: field(Schema.Int, "The job's number.", 1042),
  stage: field(Stage, "How far the job is."),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  phoneNumbers: field(Schema.Array(PhoneEntry), "Phone numbers, the first to be called first."),
  vehicle: field(Schema.String, "The vehicle in words.", "2024 Toyota Camry"),
  glass: field(Schema.String, "What goes in, as the first line of the estimate says; empty without one.", "Windshield"),
  calibration: field(Calibration, "How a camera is calibrated; empty for not at all."),
  locationId: field(LocationId, "The location that does it.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  address: field(Schema.NullOr(Address), "Where a mobile job is done; null in the shop."),
  jobType,
  repairLocation,
  availability,
  notes,
  partsExpected,
  partsStatus: field(PartsStatus, "Whether the parts are there."),
  insured: field(Schema.Boolean, "Whether an insurer pays: then 3.5 hours are the most."),
  signed: field(Schema.optionalKey(Schema.Boolean), "Whether the customer has signed for it, a paper or on site."),
  payment: field(
    Schema.optionalKey(PaymentState),
    "How far it is paid; left out where nothing is owed, and for someone who only installs."
  ),
  complete,
  ...plan,
  minutes: field(Schema.Int, "How long it takes: as planned, else as such work usually does.", 120),
  warnings: field(Schema.Array(PlanWarning), "Which rules of the schedule it breaks as it is planned.")
})
export type BoardJob = typeof BoardJob.Type

const days = Schema.makeFilter(
  ({ from, to }: { readonly from: string; readonly to: string }) =>
    (from <= to && to < daysAfter(from, longestBoard)) || { path: ["to"], issue: "board.days" }
)

/** Open to whoever may open the scheduler. */
export const getBoard = endpoint({
  name: "getBoard",
  summary:
    "The board of up to 42 days: installers with their hours, what each installs, and the work orders that wait for a day or an installer. Someone who only installs sees their own.",
  method: "GET",
  path: "/calendar",
  access: access["/calendar"],
  input: Schema.Struct({
    from: field(Day, "The first day.", "2026-11-24"),
    to: field(Day, "The last day, included.", "2026-11-24"),
    locationId: field(
      Schema.optionalKey(LocationId),
      "Only this location, and those who work there; left out for all.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }).check(days),
  output: Schema.Struct({
    today: field(Schema.String, "Today, on the board's wall clock.", "2026-11-24"),
    timeZone: field(Schema.String, "The zone of the board's wall clock.", "America/Phoenix"),
    locations: field(
      Schema.Array(BoardLocation),
      "The locations to choose from by name, and those of the jobs shown; also where one is asked for."
    ),
    lanes: field(Schema.Array(BoardLane), "The installers by name."),
    jobs: field(Schema.Array(BoardJob), "What is installed on these days, by day and number; 5,000 at most."),
    waiting: field(
      Schema.Array(BoardJob),
      "Work orders without a day, an installer or hours, the most urgent first; 200 at most."
    )
  }),
  failures: [LocationNotFound]
})
export type Board = (typeof getBoard)["output"]["Type"]

/** Planning is for the office: an installer's day is planned by others. */
export const putJobPlan = endpoint({
  name: "putJobPlan",
  summary:
    "Plans when and by whom a job is installed, as opened at `version`. What breaks a rule that warns wants a reason; an installer on two jobs at once and a closed location are refused. Prices stay.",
  method: "PUT",
  path: "/jobs/:id/plan",
  access: jobOffice,
  input: Schema.Struct({
    id: JobId,
    version: versionField,
    ...plan
  }),
  output: BoardJob,
  failures: [
    JobNotFound,
    JobChanged,
    InvoiceStands,
    LocationNotFound,
    PlanRefused,
    InstallerUnavailable,
    InstallerBooked,
    DayOutOfRange,
    OverrideReasonMissing
  ]
})

/** How many jobs are planned together at most. */
export const mostTogether = 100

const together = {
  plans: field(
    Schema.Array(
      Schema.Struct({
        id: JobId,
        version: field(
          Schema.Int,
          "Counts the changes. Sent back with a change; refused when somebody was quicker.",
          1
        ),
        ...plan
      })
    ).check(
      Schema.isMinLength(1, { message: "required" }),
      maxLength(mostTogether, `tooMany:${mostTogether}`),
      Schema.makeFilter((plans: ReadonlyArray<{ readonly id: JobId }>) => {
        const at = plans.findIndex(({ id }, nth) => plans.findIndex((one) => one.id === id) !== nth)
        return at === -1 || { path: [at, "id"], issue: "board.twice" }
      })
    ),
    "The plan of each job; each job once."
  )
}

/** Why one of several is not planned. */
export const PlanFailure = Schema.Union([
  JobNotFound,
  JobSavedSince,
  InvoiceStands,
  LocationNotFound,
  PlanRefused,
  InstallerUnavailable,
  InstallerBooked,
  DayOutOfRange,
  OverrideReasonMissing
])
export type PlanFailure = typeof PlanFailure.Type

/** Some of several plans cannot be kept, so none of them is: which, and why each. */
export class PlansRefused extends Schema.TaggedError<PlansRefused>()(
  "PlansRefused",
  {
    refused: field(
      Schema.Array(
        Schema.Struct({
          id: JobId,
          failure: field(PlanFailure, "Why it is not planned, as `putJobPlan` would refuse it.")
        })
      ),
      "Those that cannot be planned."
    )
  },
  { httpApiStatus: 409 }
) {}

/** All or none: half a van's day on another day helps nobody. */
export const putJobPlans = endpoint({
  name: "putJobPlans",
  summary:
    "Plans several jobs in one step, each as opened at its `version`: all of them are kept, or none. They give way to each other, so that two may change places.",
  method: "PUT",
  path: "/calendar/plans",
  access: jobOffice,
  input: Schema.Struct(together),
  output: Schema.Array(BoardJob),
  failures: [PlansRefused]
})

/** What a board shows while several are held; changes nothing. */
export const checkJobPlans = endpoint({
  name: "checkJobPlans",
  summary: "Which rules of the schedule each of several jobs would break, planned together like this.",
  method: "POST",
  path: "/calendar/plans/check",
  access: jobOffice,
  input: Schema.Struct(together),
  output: Schema.Array(
    Schema.Struct({
      id: JobId,
      warnings: field(Schema.Array(PlanWarning), "Which rules it would break.")
    })
  ),
  failures: []
})
