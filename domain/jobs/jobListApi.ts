import { Schema } from "effect"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access, jobOffice } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { Stage } from "./Job.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { listJobs } from "./jobsApi.ts"
import { jobFilters } from "./JobSearch.ts"
import { JobsMove } from "./JobsMove.ts"

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
