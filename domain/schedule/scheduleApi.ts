import { Schema } from "effect"
import { officeAccess } from "#domain/access/accessTable.ts"
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
import { Calibration } from "./defaultMinutes.ts"

/** The work to schedule. */
const workAsked = {
  locationId: field(LocationId, "Location that does the work.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  jobId: field(
    Schema.optionalKey(JobId),
    "Id of an existing job, whose own hours are not treated as a conflict.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  jobType: field(JobType, "Kind of work; empty if not set."),
  calibration: field(Calibration, "Camera calibration; empty if none."),
  repairLocation: field(RepairLocation, "In the shop, or mobile at the vehicle."),
  postalCode: field(plainText(15), "Postal code of the vehicle for a mobile job; empty if unknown.", "85281"),
  country: field(Country, "Country of the postal code."),
  insured: field(Schema.Boolean, "Whether an insurer pays, which limits the job to 3.5 hours."),
  timeFrame: field(TimeFrame, "Half of the day that the customer prefers; empty for either."),
  partsPending: field(Schema.Boolean, "Whether parts are outstanding."),
  partsExpected: field(OptionalDay, "Day on which they are expected; empty if unknown.", "2026-11-25")
}

/** The work to schedule, as given in a request. */
export const ScheduleRequest = Schema.Struct(workAsked)
export type ScheduleRequest = typeof ScheduleRequest.Type

/** A proposed slot, in the location's time zone. */
export const ProposedSlot = Schema.Struct({
  userId: field(UserId, "User id of the installer.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  firstName: field(Schema.String, "First name.", "Luis"),
  lastName: field(Schema.String, "Last name.", "Aguilar"),
  day: field(Day, "The day.", "2026-11-25"),
  start: field(Schema.String, "Start as 24-hour time.", "13:00"),
  end: field(Schema.String, "End as 24-hour time.", "15:30"),
  timeFrame: field(Schema.Literals(["morning", "afternoon"]), "Half of the day in which it starts."),
  travel: field(Schema.Int, "Travel time in minutes.", 25),
  previous: field(
    Schema.NullOr(Schema.Int),
    "Number of the job the installer comes from; null if from the shop.",
    1042
  ),
  load: field(Schema.Int, "Percentage of their day that is already booked.", 60)
})
export type ProposedSlot = typeof ProposedSlot.Type

export const findFreeSlots = endpoint({
  name: "findFreeSlots",
  summary:
    "Returns the next five slots within 30 days that break no rule, by skills, place, travel, load and parts. Does not check whether the location offers the service. Nothing is reserved.",
  method: "GET",
  path: "/find-slots",
  access: officeAccess,
  input: Schema.Struct({
    ...workAsked,
    duration: field(
      Schema.Int.check(Schema.isBetween({ minimum: 15, maximum: 720 }, { message: "install.durationRange" })),
      "Duration in minutes.",
      120
    ),
    from: field(OptionalDay, "First day to search; empty for today.", "2026-11-24"),
    userId: field(
      Schema.optionalKey(UserId),
      "Only this installer; any if absent.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  output: Schema.Struct({
    asked: field(Schema.Array(ProposedSlot), "Slots in the requested half of the day."),
    sooner: field(Schema.Array(ProposedSlot), "Up to two earlier slots in the other half."),
    without: field(
      Schema.Array(
        Schema.Struct({
          day: field(Day, "The day.", "2026-11-24"),
          why: field(
            Schema.Literals(["closed", "parts", "full"]),
            "Whether the location is closed, parts are missing, or no installer is available."
          )
        })
      ),
      "Days before the first slot that have none."
    )
  }),
  failures: [LocationNotFound]
})

export const checkSchedule = endpoint({
  name: "checkSchedule",
  summary:
    "Returns the scheduling rules that an installation at that time by that installer breaks: hard rules first, then warnings.",
  method: "GET",
  path: "/schedule-check",
  access: officeAccess,
  input: Schema.Struct({
    ...workAsked,
    day: field(Day, "Installation date.", "2026-11-25"),
    start: field(OptionalTime, "Start as 24-hour time; empty if not set.", "13:00"),
    end: field(OptionalTime, "End as 24-hour time; empty if not set.", "15:30"),
    userId: field(
      Schema.optionalKey(UserId),
      "Installer; absent if none is chosen yet.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  output: Schema.Array(BrokenRule),
  failures: [LocationNotFound]
})
