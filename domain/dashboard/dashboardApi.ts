import { Effect, Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { InstallToday, JobTotals } from "#domain/jobs/JobFigures.ts"
import { Day } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"

/** What needs attention today. Each figure counts the jobs found by `dashboardSearches(today)`, in the same order. */
export const Dashboard = Schema.Struct({
  /** The current day in the user's time zone, see `zoneOf`. */
  today: field(Day, "Current day in the user's time zone.", "2026-11-21"),
  /** True if the shop has no jobs yet. */
  isNew: field(Schema.Boolean, "Whether the shop has no jobs yet."),
  installs: field(Schema.Array(InstallToday), "Next jobs to install today."),
  installCount: field(Schema.Int, "Number of installations today.", 3),
  partsPending: field(Schema.Int, "Number of jobs waiting for parts.", 2),
  partsPendingSoon: field(Schema.Int, "Number of jobs waiting for parts that are to be installed soon.", 1),
  comebacks: field(Schema.Int, "Number of jobs installed in the last 30 days that redo another job's work.", 1).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(0))
  ),
  /** Omitted for users who may not see amounts. */
  money: field(
    Schema.optionalKey(
      Schema.Struct({
        accepted: field(JobTotals, "Quotes accepted by customers but not yet turned into work orders."),
        online: field(
          Schema.optionalKey(JobTotals),
          "Open quotes created by customers themselves, on the shop's public page or its own website."
        ),
        lost: field(JobTotals, "Quotes marked as lost in the last 30 days."),
        quotes: field(Schema.Array(JobTotals), "Open quotes by age, youngest first."),
        unpaid: field(Schema.Array(JobTotals), "Unpaid invoices by age."),
        weeks: field(
          Schema.Array(JobTotals),
          "Invoices per week, including any credited since; `total` is net sales before tax, less credits issued in that week."
        )
      })
    ),
    "Amounts; omitted for users who may not see amounts."
  )
})
export type Dashboard = typeof Dashboard.Type

export const getDashboard = endpoint({
  name: "getDashboard",
  summary:
    "Returns what needs attention today: installations, quotes, parts, unpaid invoices. Users who only install see their own work, without amounts.",
  method: "GET",
  path: "/dashboard",
  access: access["/jobs"],
  input: Schema.Struct({}),
  output: Dashboard,
  failures: []
})
