import { Schema } from "effect"
import { LocationId } from "#domain/locations/Location.ts"
import { Day } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { TimeFrame } from "./JobInstall.ts"

/** Where and when many jobs are moved to at once; what is not named stays. */
export const JobsMove = Schema.Struct({
  date: field(Schema.optionalKey(Day), "The new day of installation.", "2026-11-24"),
  timeFrame: field(Schema.optionalKey(TimeFrame), "Morning or afternoon, empty when open."),
  locationId: field(Schema.optionalKey(LocationId), "The location's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
}).check(Schema.makeFilter((move: object) => Object.keys(move).length > 0 || "required"))
export type JobsMove = typeof JobsMove.Type
