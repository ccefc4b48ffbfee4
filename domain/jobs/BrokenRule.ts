import { Schema } from "effect"
import { LocationService } from "#domain/locations/Location.ts"
import { Skill } from "#domain/people/User.ts"
import { field } from "#domain/shared/field.ts"

/** Rules that can never be overridden; breaking one rejects the request. */
export const hardRules = ["installerBooked", "endBeforeStart", "insuredTooLong", "closedLocation"] as const

/** Rules that a shop may override with a reason; breaking one only warns. */
export const softRules = [
  "outsideHours",
  "dayOff",
  "skillMissing",
  "serviceMissing",
  "travelTooShort",
  "partNotThere",
  "promiseBroken",
  "baysFull"
] as const

/** A scheduling rule. */
export const ScheduleRule = Schema.Literals([...hardRules, ...softRules])
export type ScheduleRule = typeof ScheduleRule.Type

/** A rule that an appointment breaks, with the values its message needs. */
export const BrokenRule = Schema.Struct({
  rule: field(ScheduleRule, "The broken rule."),
  isHard: field(
    Schema.Boolean,
    "Whether the rule rejects the plan. Other rules only warn and can be overridden with a reason."
  ),
  number: field(Schema.optionalKey(Schema.Int), "Number of the conflicting job, if the rule involves one.", 1042),
  start: field(Schema.optionalKey(Schema.String), "Start of the hours the rule is about.", "08:00"),
  end: field(Schema.optionalKey(Schema.String), "End of the hours the rule is about.", "17:00"),
  minutes: field(Schema.optionalKey(Schema.Int), "Required travel time, in minutes.", 25),
  day: field(Schema.optionalKey(Schema.String), "Day the parts are expected; empty if unknown.", "2026-11-25"),
  note: field(Schema.optionalKey(Schema.String), "Reason for the day off, as entered by the shop.", "Thanksgiving"),
  skill: field(Schema.optionalKey(Skill), "Skill the installer does not have."),
  service: field(Schema.optionalKey(LocationService), "Service the location does not offer.")
})
export type BrokenRule = typeof BrokenRule.Type

/** The plan breaks rules that cannot be overridden: a closed location, or an insured job of more than 3.5 hours. */
export class PlanRefused extends Schema.TaggedError<PlanRefused>()(
  "PlanRefused",
  { rules: field(Schema.Array(BrokenRule), "The broken rules.") },
  { httpApiStatus: 422 }
) {}

/** The plan breaks rules that require an override reason, and none was given. */
export class OverrideReasonMissing extends Schema.TaggedError<OverrideReasonMissing>()(
  "OverrideReasonMissing",
  { rules: field(Schema.Array(BrokenRule), "The broken rules.") },
  { httpApiStatus: 422 }
) {}
