import { Schema } from "effect"
import { access, officeAccess } from "#domain/access/accessTable.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { Day } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { LostQuote, Stage } from "./Job.ts"
import { DayInstall, TimeFrame } from "./JobInstall.ts"
import { listJobs } from "./jobsApi.ts"
import { RelatedJob, RelatedJobSearch, jobFilters } from "./JobSearch.ts"

/** The place and time that multiple jobs are moved to. Absent fields are unchanged. */
export const JobsMove = Schema.Struct({
  date: field(Schema.optionalKey(Day), "New installation date.", "2026-11-24"),
  timeFrame: field(Schema.optionalKey(TimeFrame), "Morning or afternoon; empty if not set."),
  locationId: field(Schema.optionalKey(LocationId), "Location id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
}).check(Schema.makeFilter((move: object) => Object.keys(move).length > 0 || "required"))
export type JobsMove = typeof JobsMove.Type

/**
 * A column of the board: the number of jobs (capped as in lists), and their total in cents, or null if there are too
 * many to add up.
 */
export const StageTotals = Schema.Struct({
  stage: field(Stage, "Stage of the jobs."),
  count: field(Schema.Int, "Number of jobs.", 1),
  total: field(
    Schema.optionalKey(Schema.NullOr(Schema.Int)),
    "Sum of their totals, in cents; null if there are too many to add up.",
    42000
  )
})
export type StageTotals = typeof StageTotals.Type

export const listStagePiles = endpoint({
  name: "listStagePiles",
  summary:
    "Number and total of jobs per stage, with the filters of the job list; no amounts for users who are only installers.",
  method: "GET",
  path: "/jobs-by-stage",
  access: access["/jobs"],
  input: Schema.Struct(jobFilters),
  output: Schema.Array(StageTotals),
  failures: []
})

export const getJobChoices = endpoint({
  name: "getJobChoices",
  summary: "Insurers and sales representatives available as filters of the job list.",
  method: "GET",
  path: "/job-choices",
  access: officeAccess,
  input: Schema.Struct({}),
  output: Schema.Struct({
    insurers: field(Schema.Array(Schema.String), "Names of insurers on jobs."),
    salespeople: field(Schema.Array(Schema.String), "Names of sales representatives.")
  }),
  failures: []
})

/** Moving jobs is for office staff; installers do not plan their own days. */
export const postJobsMove = {
  ...bulkEndpoint({
    name: "postJobsMove",
    summary: "Moves multiple jobs to another day, half-day or location. Prices are unchanged; invoices are rejected.",
    path: "/jobs/bulk-move",
    list: listJobs,
    id: JobId,
    change: JobsMove
  }),
  access: officeAccess
}

/** Anyone who sells may delete quotes. */
export const postQuotesDelete = {
  ...bulkEndpoint({
    name: "postQuotesDelete",
    summary: "Deletes multiple quotes. Jobs that cannot be deleted are rejected individually.",
    path: "/jobs/bulk-delete",
    list: listJobs,
    id: JobId,
    change: Schema.Struct({})
  }),
  access: access["/customers"]
}

/** For office staff, as for a single quote. */
export const postQuotesLost = {
  ...bulkEndpoint({
    name: "postQuotesLost",
    summary:
      "Marks multiple quotes as lost for the same reason, as of today. Jobs that are not quotes are rejected individually.",
    path: "/jobs/bulk-lost",
    list: listJobs,
    id: JobId,
    change: Schema.Struct({ reason: LostQuote.fields.reason, note: LostQuote.fields.note })
  }),
  access: officeAccess
}

/** A user named on a job, even if since deactivated. */
export const Colleague = Schema.Struct({
  id: field(UserId, "User id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  firstName: field(Schema.String, "First name.", "Ada"),
  lastName: field(Schema.String, "Last name.", "Moreno"),
  active: field(Schema.Boolean, "Whether new jobs may be assigned to them.")
})
export type Colleague = typeof Colleague.Type

/** For everyone who may open jobs, because they show who does the work. */
export const listInstallers = endpoint({
  name: "listInstallers",
  summary: "Lists the shop's installers by last name, including deactivated ones, who stay on their existing jobs.",
  method: "GET",
  path: "/installers",
  access: access["/jobs"],
  input: Schema.Struct({}),
  output: Schema.Array(Colleague),
  failures: []
})

/** For users who may see job totals. */
export const listSalespeople = endpoint({
  name: "listSalespeople",
  summary: "Lists the shop's salespeople by last name, including deactivated ones, who stay on their existing jobs.",
  method: "GET",
  path: "/salespeople",
  access: officeAccess,
  input: Schema.Struct({}),
  output: Schema.Array(Colleague),
  failures: []
})

export const listDayInstalls = endpoint({
  name: "listDayInstalls",
  summary:
    "Lists which installer is on which job on a day, and when. Users who are only installers see their own jobs.",
  method: "GET",
  path: "/day-installs",
  access: access["/jobs"],
  input: Schema.Struct({ day: field(Day, "The day to list.", "2026-11-21") }),
  output: Schema.Array(DayInstall),
  failures: []
})

/** For users who may see customers, because it returns their names and vehicles. */
export const findJobsLike = endpoint({
  name: "findJobsLike",
  summary: "Lists up to 8 earlier jobs of a customer, VIN or plate, newest first.",
  method: "GET",
  path: "/jobs-like",
  access: access["/customers"],
  input: RelatedJobSearch,
  output: Schema.Array(RelatedJob),
  failures: []
})
