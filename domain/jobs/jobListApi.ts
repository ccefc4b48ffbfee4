import { Schema } from "effect"
import { access, jobOffice } from "#domain/access/accessTable.ts"
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
import { JobLike, JobLikeSearch, jobFilters } from "./JobSearch.ts"

/** Where and when many jobs are moved to at once; what is not named stays. */
export const JobsMove = Schema.Struct({
  date: field(Schema.optionalKey(Day), "The new day of installation.", "2026-11-24"),
  timeFrame: field(Schema.optionalKey(TimeFrame), "Morning or afternoon, empty when open."),
  locationId: field(Schema.optionalKey(LocationId), "The location's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
}).check(Schema.makeFilter((move: object) => Object.keys(move).length > 0 || "required"))
export type JobsMove = typeof JobsMove.Type

/**
 * A column of the board: how many jobs there are (counted as lists are), and what they come to in cents; null where
 * they are too many to add up.
 */
export const StagePile = Schema.Struct({
  stage: field(Stage, "How far the job is."),
  count: field(Schema.Int, "How many there are.", 1),
  total: field(
    Schema.optionalKey(Schema.NullOr(Schema.Int)),
    "Their sum in cents; null where there are too many to add.",
    42000
  )
})
export type StagePile = typeof StagePile.Type

export const listStagePiles = endpoint({
  name: "listStagePiles",
  summary:
    "How many jobs stand in each stage and what they come to, after the filters of the list; no money for those who only install.",
  method: "GET",
  path: "/jobs-by-stage",
  access: access["/jobs"],
  input: Schema.Struct(jobFilters),
  output: Schema.Array(StagePile),
  failures: []
})

export const getJobChoices = endpoint({
  name: "getJobChoices",
  summary: "The insurance companies and sales representatives that the jobs list can be narrowed to.",
  method: "GET",
  path: "/job-choices",
  access: jobOffice,
  input: Schema.Struct({}),
  output: Schema.Struct({
    insurers: field(Schema.Array(Schema.String), "Insurers of jobs, by name."),
    salespeople: field(Schema.Array(Schema.String), "Those who sold jobs, by name.")
  }),
  failures: []
})

/** Moving is for the office: an installer's day is planned by others. */
export const postJobsMove = {
  ...bulkEndpoint({
    name: "postJobsMove",
    summary: "Moves many jobs to another day, half of the day or location; prices stay, invoices are refused.",
    path: "/jobs/bulk-move",
    list: listJobs,
    id: JobId,
    change: JobsMove
  }),
  access: jobOffice
}

/** Who sells may delete quotes. */
export const postQuotesDelete = {
  ...bulkEndpoint({
    name: "postQuotesDelete",
    summary: "Deletes many quotes; jobs that are more than a quote typed in are refused one by one.",
    path: "/jobs/bulk-delete",
    list: listJobs,
    id: JobId,
    change: Schema.Struct({})
  }),
  access: access["/customers"]
}

/** Losing is for the office, as it is for one quote. */
export const postQuotesLost = {
  ...bulkEndpoint({
    name: "postQuotesLost",
    summary: "Marks many quotes as lost for one reason, as of today; jobs that are no quotes are refused one by one.",
    path: "/jobs/bulk-lost",
    list: listJobs,
    id: JobId,
    change: Schema.Struct({ reason: LostQuote.fields.reason, note: LostQuote.fields.note })
  }),
  access: jobOffice
}

/** Somebody whom a job names, also after they were deactivated. */
export const Colleague = Schema.Struct({
  id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  firstName: field(Schema.String, "First name.", "Ada"),
  lastName: field(Schema.String, "Last name.", "Moreno"),
  active: field(Schema.Boolean, "Whether new jobs may be given to them.")
})
export type Colleague = typeof Colleague.Type

/** Open to whoever may open a job: a job is done by somebody. */
export const listInstallers = endpoint({
  name: "listInstallers",
  summary: "The shop's installers by last name; those who were deactivated stay on the jobs they have.",
  method: "GET",
  path: "/installers",
  access: access["/jobs"],
  input: Schema.Struct({}),
  output: Schema.Array(Colleague),
  failures: []
})

/** Who sells is for those who may see what a job comes to. */
export const listSalespeople = endpoint({
  name: "listSalespeople",
  summary: "The shop's salespeople by last name; those who were deactivated stay on the jobs they have.",
  method: "GET",
  path: "/salespeople",
  access: jobOffice,
  input: Schema.Struct({}),
  output: Schema.Array(Colleague),
  failures: []
})

export const listDayInstalls = endpoint({
  name: "listDayInstalls",
  summary: "Which installer is on which job on a day, and when; someone who only installs sees their own.",
  method: "GET",
  path: "/day-installs",
  access: access["/jobs"],
  input: Schema.Struct({ day: field(Day, "The day.", "2026-11-21") }),
  output: Schema.Array(DayInstall),
  failures: []
})

/** Whose names and cars these are is for those who may see customers. */
export const findJobsLike = endpoint({
  name: "findJobsLike",
  summary: "Up to 8 earlier jobs of a customer or for a VIN or plate, the newest first.",
  method: "GET",
  path: "/jobs-like",
  access: access["/customers"],
  input: JobLikeSearch,
  output: Schema.Array(JobLike),
  failures: []
})
