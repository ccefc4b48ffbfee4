import { Effect, Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { InstallToday, Pile } from "#domain/jobs/JobFigures.ts"
import { Day } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"

/** What needs the shop today. Each pile counts what `pileSearches(today)` says, in the same order. */
export const Dashboard = Schema.Struct({
  /** The business day at the shop's first location. */
  today: field(Day, "The day, where the person is.", "2026-11-21"),
  /** The shop has no job yet. */
  isNew: field(Schema.Boolean, "Whether the shop has no job yet."),
  installs: field(Schema.Array(InstallToday), "The next jobs to install today."),
  installCount: field(Schema.Int, "How many are installed today.", 3),
  partsPending: field(Schema.Int, "Jobs whose parts are not there yet.", 2),
  partsPendingSoon: field(Schema.Int, "Those of them that are installed soon.", 1),
  comebacks: field(Schema.Int, "Jobs installed in the last 30 days that redo the work of another one.", 1).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(0))
  ),
  /** Left out for those who see no money. */
  money: field(
    Schema.optionalKey(
      Schema.Struct({
        accepted: field(Pile, "Quotes that customers accepted and nobody ordered yet."),
        online: field(
          Schema.optionalKey(Pile),
          "Open quotes that customers made themselves, on the shop's public page or its own site."
        ),
        lost: field(Pile, "Quotes marked as lost in the last 30 days."),
        quotes: field(Schema.Array(Pile), "Open quotes by age, youngest first."),
        unpaid: field(Schema.Array(Pile), "Invoices not paid, by age."),
        weeks: field(
          Schema.Array(Pile),
          "By week: how many were invoiced, credited since or not; `total` is net sales without tax, less what was credited in that week."
        )
      })
    ),
    "What is owed, for those who see money."
  )
})
export type Dashboard = typeof Dashboard.Type

export const getDashboard = endpoint({
  name: "getDashboard",
  summary:
    "What needs the shop today: installs, quotes, parts, unpaid invoices; for those who only install, their own work without money.",
  method: "GET",
  path: "/dashboard",
  access: access["/jobs"],
  input: Schema.Struct({}),
  output: Dashboard,
  failures: []
})
