import { Schema } from "effect"
import { access, officeAccess } from "#domain/access/accessTable.ts"
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
import { Calibration } from "./defaultMinutes.ts"

/** Maximum number of days on a board: a month including the partial weeks at both ends. */
export const maxBoardDays = 42

/** Hours of an installer or location on a day, in the board's time zone. */
export const BoardDay = Schema.Struct({
  day: field(Day, "The day.", "2026-11-24"),
  start: field(Schema.String, "Start as 24-hour time; empty on a day without hours.", "08:00"),
  end: field(Schema.String, "End as 24-hour time; empty on a day without hours.", "17:00"),
  note: field(Schema.String, "Reason for the day off, as entered by the shop; empty if none was given.", "Thanksgiving")
})
export type BoardDay = typeof BoardDay.Type

/** An installer and their hours on each day of the board. */
export const BoardLane = Schema.Struct({
  userId: field(UserId, "User id of the installer.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  firstName: field(Schema.String, "First name.", "Luis"),
  lastName: field(Schema.String, "Last name.", "Aguilar"),
  active: field(Schema.Boolean, "Whether new jobs may be assigned to them."),
  days: field(Schema.Array(BoardDay), "Hours on each day of the board.")
})
export type BoardLane = typeof BoardLane.Type

/** A location and its hours on each day of the board. */
export const BoardLocation = Schema.Struct({
  id: field(LocationId, "Location id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  locationName: field(Schema.String, "Name of the location.", "Tempe"),
  timeZone: field(Schema.String, "IANA time zone of the times of its jobs.", "America/Phoenix"),
  days: field(Schema.Array(BoardDay), "Hours on each day of the board.")
})
export type BoardLocation = typeof BoardLocation.Type

const { jobType, duration, installers, repairLocation, availability, date, timeFrame, time, notes, partsExpected } =
  JobInstall.fields
const { overrideReason, complete } = JobInstall.fields

/** When and by whom a job is installed: the fields that the board changes. */
const plan = { date, timeFrame, time, duration, installers, overrideReason }
export const JobPlan = Schema.Struct(plan)
export type JobPlan = typeof JobPlan.Type

/** A rule that a planned job breaks, with the installer row it is about. */
const PlanWarning = Schema.Struct({
  at: field(Schema.Int, "Zero-based index of the installer row.", 0),
  ...BrokenRule.fields
})

/** A job as shown on the board: customer, vehicle, work, time, place and installers; no amounts. */
export const BoardJob = Schema.Struct({
  id: JobId,
  version: versionField,
  number: field(Schema.Int, "The job's number.", 1042),
  stage: field(Stage, "Current stage of the job."),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  phoneNumbers: field(Schema.Array(PhoneEntry), "Phone numbers, in the order in which to call them."),
  vehicle: field(Schema.String, "Display text of the vehicle.", "2024 Toyota Camry"),
  glass: field(
    Schema.String,
    "What is installed: the description of the first glass line, or else of the first line; empty if there are none.",
    "Windshield"
  ),
  calibration: field(Calibration, "Camera calibration; empty if none."),
  locationId: field(LocationId, "Location that does the work.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  address: field(Schema.NullOr(Address), "Where a mobile job is done; null for an in-shop job."),
  jobType,
  repairLocation,
  availability,
  notes,
  partsExpected,
  partsStatus: field(PartsStatus, "Whether all parts have arrived."),
  insured: field(Schema.Boolean, "Whether an insurer pays, which limits the job to 3.5 hours."),
  signed: field(Schema.optionalKey(Schema.Boolean), "Whether the customer has signed a document or on site."),
  payment: field(
    Schema.optionalKey(PaymentState),
    "Payment state; absent if nothing is owed, and for users who are only installers."
  ),
  complete,
  ...plan,
  minutes: field(Schema.Int, "Duration in minutes: as planned, otherwise the usual duration of such work.", 120),
  warnings: field(Schema.Array(PlanWarning), "Scheduling rules that the job breaks as planned.")
})
export type BoardJob = typeof BoardJob.Type

const days = Schema.makeFilter(
  ({ from, to }: { readonly from: string; readonly to: string }) =>
    (from <= to && to < daysAfter(from, maxBoardDays)) || { path: ["to"], issue: "board.days" }
)

/** For everyone who may open the scheduler. */
export const getBoard = endpoint({
  name: "getBoard",
  summary:
    "Returns the board for up to 42 days: installers with their hours and jobs, and work orders waiting for a day or an installer. Users who are only installers see their own jobs.",
  method: "GET",
  path: "/calendar",
  access: access["/calendar"],
  input: Schema.Struct({
    from: field(Day, "First day.", "2026-11-24"),
    to: field(Day, "Last day, inclusive.", "2026-11-24"),
    locationId: field(
      Schema.optionalKey(LocationId),
      "Only this location and the installers who work there; all if absent.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }).check(days),
  output: Schema.Struct({
    today: field(Schema.String, "Today's date in the board's time zone.", "2026-11-24"),
    timeZone: field(Schema.String, "Time zone of the board.", "America/Phoenix"),
    locations: field(
      Schema.Array(BoardLocation),
      "Locations to choose from, by name: the active ones, the requested one, and those of the jobs shown."
    ),
    lanes: field(Schema.Array(BoardLane), "Installers, by name."),
    jobs: field(Schema.Array(BoardJob), "Jobs installed on these days, by day and number; 5,000 at most."),
    waiting: field(
      Schema.Array(BoardJob),
      "Work orders without a day, an installer or hours, most urgent first; 200 at most."
    )
  }),
  failures: [LocationNotFound]
})
export type Board = (typeof getBoard)["output"]["Type"]

/** Planning is for office staff; installers do not plan their own days. */
export const putJobPlan = endpoint({
  name: "putJobPlan",
  summary:
    "Plans when and by whom a job is installed, as opened at `version`. Breaking a rule that warns requires a reason; double-booking an installer and closed locations are rejected. Prices are unchanged.",
  method: "PUT",
  path: "/jobs/:id/plan",
  access: officeAccess,
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

/** Maximum number of jobs planned in one request. */
export const maxPlansAtOnce = 100

const together = {
  plans: field(
    Schema.Array(
      Schema.Struct({
        id: JobId,
        version: field(Schema.Int, "Version of the job as opened. The request is rejected if it has changed since.", 1),
        ...plan
      })
    ).check(
      Schema.isMinLength(1, { message: "required" }),
      maxLength(maxPlansAtOnce, `tooMany:${maxPlansAtOnce}`),
      Schema.makeFilter((plans: ReadonlyArray<{ readonly id: JobId }>) => {
        const at = plans.findIndex(({ id }, nth) => plans.findIndex((one) => one.id === id) !== nth)
        return at === -1 || { path: [at, "id"], issue: "board.twice" }
      })
    ),
    "The plan of each job; each job only once."
  )
}

/** Why one of multiple jobs cannot be planned. */
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

/** Some of the plans are invalid, so none was saved. Lists which, and the failure of each. */
export class PlansRefused extends Schema.TaggedError<PlansRefused>()(
  "PlansRefused",
  {
    refused: field(
      Schema.Array(
        Schema.Struct({
          id: JobId,
          failure: field(PlanFailure, "Why the job cannot be planned, as `putJobPlan` would report it.")
        })
      ),
      "Jobs that cannot be planned."
    )
  },
  { httpApiStatus: 409 }
) {}

/** All or nothing, because moving only some of a van's jobs to another day is of no use. */
export const putJobPlans = endpoint({
  name: "putJobPlans",
  summary:
    "Plans multiple jobs atomically, each as opened at its `version`. Their current bookings do not count as conflicts, so two jobs can trade places.",
  method: "PUT",
  path: "/calendar/plans",
  access: officeAccess,
  input: Schema.Struct(together),
  output: Schema.Array(BoardJob),
  failures: [PlansRefused]
})

/** Lets the board show the effect of dragging multiple jobs. Changes nothing. */
export const checkJobPlans = endpoint({
  name: "checkJobPlans",
  summary: "Returns which scheduling rules each of multiple jobs would break if planned together like this.",
  method: "POST",
  path: "/calendar/plans/check",
  access: officeAccess,
  input: Schema.Struct(together),
  output: Schema.Array(
    Schema.Struct({
      id: JobId,
      warnings: field(Schema.Array(PlanWarning), "Scheduling rules that the job would break.")
    })
  ),
  failures: []
})
