import { Schema } from "effect"
import { jobOffice } from "#domain/access/accessTable.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { BrokenRule } from "#domain/jobs/BrokenRule.ts"
import { JobType, RepairLocation, TimeFrame } from "#domain/jobs/JobInstall.ts"
import { LocationId, LocationNotFound } from "#domain/locations/Location.ts"
import { Day, OptionalDay } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { Country } from "#domain/shared/Address.ts"
import { OptionalTime } from "#domain/shared/WeekHours.ts"
import { Calibration } from "./usualMinutes.ts"

/** Work as the schedule asks for it. */
const workAsked = {
  locationId: field(LocationId, "The location that does it.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  jobId: field(
    Schema.optionalKey(JobId),
    "The job, where there is one: its own hours are no obstacle.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  jobType: field(JobType, "What is done; empty where nobody has said."),
  calibration: field(Calibration, "How a camera is calibrated; empty for not at all."),
  repairLocation: field(RepairLocation, "In the shop, or where the vehicle stands."),
  postalCode: field(plainText(15), "Where the vehicle stands, for a mobile job; empty where unknown.", "85281"),
  country: field(Country, "The country of that postal code."),
  insured: field(Schema.Boolean, "Whether an insurer pays: then 3.5 hours are the most."),
  timeFrame: field(TimeFrame, "The half of the day that suits the customer; empty for either."),
  partsPending: field(Schema.Boolean, "Whether parts are still to come."),
  partsExpected: field(OptionalDay, "The day on which they are expected; empty where unknown.", "2026-11-25")
}

/** Work that is asked for. */
export const WorkAsked = Schema.Struct(workAsked)
export type WorkAsked = typeof WorkAsked.Type

/** A slot that is proposed, on the wall clock of the location. */
export const ProposedSlot = Schema.Struct({
  userId: field(UserId, "The installer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  firstName: field(Schema.String, "Their first name.", "Luis"),
  lastName: field(Schema.String, "Their last name.", "Aguilar"),
  day: field(Day, "The day.", "2026-11-25"),
  start: field(Schema.String, "From, as 24-hour time.", "13:00"),
  end: field(Schema.String, "Until.", "15:30"),
  timeFrame: field(Schema.Literals(["morning", "afternoon"]), "The half of the day that it begins in."),
  travel: field(Schema.Int, "Minutes on the way there.", 25),
  previous: field(Schema.NullOr(Schema.Int), "The number of the job they come from; null from the shop.", 1042),
  load: field(Schema.Int, "How much of their day is taken already, in percent.", 60)
})
export type ProposedSlot = typeof ProposedSlot.Type

export const findFreeSlots = endpoint({
  name: "findFreeSlots",
  summary:
    "The next five slots that break no rule, within 30 days: by service, skill, place, travel, load and parts. Nothing is kept for whoever asks.",
  method: "GET",
  path: "/find-slots",
  access: jobOffice,
  input: Schema.Struct({
    ...workAsked,
    duration: field(
      Schema.Int.check(Schema.isBetween({ minimum: 15, maximum: 720 }, { message: "install.durationRange" })),
      "How long it takes, in minutes.",
      120
    ),
    from: field(OptionalDay, "The first day to look at; empty for today.", "2026-11-24"),
    userId: field(
      Schema.optionalKey(UserId),
      "The only installer to look at; left out for anyone.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  output: Schema.Struct({
    asked: field(Schema.Array(ProposedSlot), "Those in the half of the day that was asked for."),
    sooner: field(Schema.Array(ProposedSlot), "Up to two sooner ones in the other half."),
    without: field(
      Schema.Array(
        Schema.Struct({
          day: field(Day, "The day.", "2026-11-24"),
          why: field(
            Schema.Literals(["closed", "parts", "full"]),
            "The location is shut, parts are missing, or nobody can."
          )
        })
      ),
      "The days before the first slot that have none."
    )
  }),
  failures: [LocationNotFound]
})

export const checkSchedule = endpoint({
  name: "checkSchedule",
  summary: "Which rules an installation at that time by that person breaks: those that refuse first, then warnings.",
  method: "GET",
  path: "/schedule-check",
  access: jobOffice,
  input: Schema.Struct({
    ...workAsked,
    day: field(Day, "The day of installation.", "2026-11-25"),
    start: field(OptionalTime, "From, as 24-hour time; empty while open.", "13:00"),
    end: field(OptionalTime, "Until; empty while open.", "15:30"),
    userId: field(
      Schema.optionalKey(UserId),
      "The installer; left out while nobody is chosen.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  output: Schema.Array(BrokenRule),
  failures: [LocationNotFound]
})
