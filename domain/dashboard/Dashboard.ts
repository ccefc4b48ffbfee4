import { Schema } from "effect"
import { Day } from "#domain/shared/Day.ts"
import { InstallToday } from "./InstallToday.ts"
import { Pile } from "./Pile.ts"

/** What needs the shop today. Each pile counts what `pileSearches(today)` says, in the same order. */
export const Dashboard = Schema.Struct({
  /** The business day at the shop's first location. */
  today: Day,
  /** The shop has no job yet. */
  isNew: Schema.Boolean,
  installs: Schema.Array(InstallToday),
  installCount: Schema.Int,
  partsPending: Schema.Int,
  partsPendingSoon: Schema.Int,
  /** Left out for those who see no money. */
  money: Schema.optionalKey(Schema.Struct({
    accepted: Pile,
    quotes: Schema.Array(Pile),
    unpaid: Schema.Array(Pile),
    weeks: Schema.Array(Pile)
  }))
})
export type Dashboard = typeof Dashboard.Type
