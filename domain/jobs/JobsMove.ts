import { Schema } from "effect"
import { LocationId } from "#domain/locations/Location.ts"
import { Day } from "#domain/shared/Day.ts"
import { TimeFrame } from "./JobInstall.ts"

/** Where and when many jobs are moved to at once; what is not named stays. */
export const JobsMove = Schema.Struct({
  date: Schema.optionalKey(Day),
  timeFrame: Schema.optionalKey(TimeFrame),
  locationId: Schema.optionalKey(LocationId)
}).check(Schema.makeFilter((move: object) => Object.keys(move).length > 0 || "required"))
export type JobsMove = typeof JobsMove.Type
