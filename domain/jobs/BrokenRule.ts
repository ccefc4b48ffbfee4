import { Schema } from "effect"
import { LocationService } from "#domain/locations/Location.ts"
import { Skill } from "#domain/people/User.ts"
import { field } from "#domain/shared/field.ts"

/** What no reason makes possible; these refuse. */
export const hardRules = ["installerBooked", "endBeforeStart", "insuredTooLong", "closedLocation"] as const

/** What a shop may do all the same, for a reason; these warn. */
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

/** A rule of the schedule. */
export const ScheduleRule = Schema.Literals([...hardRules, ...softRules])
export type ScheduleRule = typeof ScheduleRule.Type

/** A rule that an appointment breaks, with what its sentence says. */
export const BrokenRule = Schema.Struct({
  rule: field(ScheduleRule, "Which rule."),
  isHard: field(Schema.Boolean, "Whether it refuses; else it warns, and a reason overrides it."),
  number: field(Schema.optionalKey(Schema.Int), "The other job's number, where it is about one.", 1042),
  start: field(Schema.optionalKey(Schema.String), "From when the hours that it is about last.", "08:00"),
  end: field(Schema.optionalKey(Schema.String), "Until when.", "17:00"),
  minutes: field(Schema.optionalKey(Schema.Int), "The travel that is needed, in minutes.", 25),
  day: field(Schema.optionalKey(Schema.String), "The day on which the parts come; empty where unknown.", "2026-11-25"),
  note: field(Schema.optionalKey(Schema.String), "Why it is a day off, in the shop's words.", "Thanksgiving"),
  skill: field(Schema.optionalKey(Skill), "What the installer is not trusted with."),
  service: field(Schema.optionalKey(LocationService), "What the location does not offer.")
})
export type BrokenRule = typeof BrokenRule.Type

/** The plan breaks rules that no reason overrides: a closed location, an insured job of more than 3.5 hours. */
export class PlanRefused extends Schema.TaggedError<PlanRefused>()(
  "PlanRefused",
  { rules: field(Schema.Array(BrokenRule), "The rules.") },
  { httpApiStatus: 422 }
) {}

/** The plan breaks rules that only a reason overrides, and gives none. */
export class OverrideReasonMissing extends Schema.TaggedError<OverrideReasonMissing>()(
  "OverrideReasonMissing",
  { rules: field(Schema.Array(BrokenRule), "The rules.") },
  { httpApiStatus: 422 }
) {}
