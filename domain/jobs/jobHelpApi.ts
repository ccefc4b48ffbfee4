import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/access/accessTable.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { Day } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { DayInstall } from "./DayInstall.ts"
import { JobLike, JobLikeSearch } from "./JobLike.ts"

/** Somebody who may put the glass in. */
export const Installer = Schema.Struct({
  id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  firstName: field(Schema.String, "First name.", "Ada"),
  lastName: field(Schema.String, "Last name.", "Moreno")
})
export type Installer = typeof Installer.Type

/** Open to whoever may open a job: a job is done by somebody. */
export const listInstallers = endpoint({
  name: "listInstallers",
  summary: "The shop's active installers, by last name.",
  method: "GET",
  path: "/installers",
  access: access["/jobs"],
  input: Schema.Struct({}),
  output: Schema.Array(Installer),
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
