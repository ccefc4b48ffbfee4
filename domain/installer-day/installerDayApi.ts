import { Effect, Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { ChangedBy } from "#domain/jobs/JobChange.ts"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { FilePlace, JobFileId } from "#domain/job-files/JobFile.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { JobWork } from "#domain/jobs/JobWork.ts"
import { AddressNotReachable, NothingToSend } from "#domain/messages/messageFailures.ts"
import { Address } from "#domain/shared/Address.ts"
import { Day } from "#domain/shared/Day.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { OptionalTime } from "#domain/shared/WeekHours.ts"
import { SiteDeed, SiteEvent, SitePhotoMissing, TooManySiteEvents } from "./SiteEvent.ts"

const jobId = JobId

/** A job of the day as its installer's phone shows it. No money (Z4). */
export const Stop = Schema.Struct({
  day: field(Day, "The day of installation.", "2026-11-25"),
  start: field(OptionalTime, "From when the installer is on it; empty when open.", "10:00"),
  end: field(OptionalTime, "Until when.", "12:00"),
  /** From the stop before, or from the shop; 0 where both are the same place. */
  travel: field(Schema.Int, "Minutes on the way there.", 25),
  timeZone: field(Schema.String, "IANA time zone, whose wall clock its times are on.", "America/Phoenix"),
  locationName: field(Schema.String, "The location's name.", "Tempe"),
  locationAddress: field(Address, "Where the shop is."),
  job: field(JobWork, "The job, without prices."),
  photos: field(
    Schema.Array(
      Schema.Struct({ fileId: field(JobFileId, "The file's id."), place: field(FilePlace, "Where it belongs.") })
    ),
    "The photos and papers that are there.",
    []
  ),
  /** Not how much: that is not the installer's to know. */
  mayPay: field(Schema.Boolean, "Whether the customer still has something to pay.", true).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(false))
  ),
  events: field(Schema.Array(SiteEvent), "What was done on site, in the order in which it happened.", [])
})
export type Stop = typeof Stop.Type

/** Some days of one installer. */
export const InstallerDay = Schema.Struct({
  today: field(Day, "Today, by the clock of the location that the person works at.", "2026-11-25"),
  me: field(ChangedBy, "Whose days they are."),
  stops: field(Schema.Array(Stop), "The stops, by day and in the order of travel.")
})
export type InstallerDay = typeof InstallerDay.Type

/** How many days beside today a phone takes along. */
export const daysAhead = 6

export const getInstallerDay = endpoint({
  name: "getInstallerDay",
  summary:
    "Today and the next 6 days of whoever asks: their own jobs in the order of travel, without prices, each with what was done on site so far.",
  method: "GET",
  path: "/installer-day",
  access: access["/jobs"],
  input: Schema.Struct({
    language: field(
      Schema.optionalKey(DocumentLanguage),
      "The language that the lines are called in; without one as each was written."
    )
  }),
  output: InstallerDay,
  failures: []
})

export const postSiteEvent = endpoint({
  name: "postSiteEvent",
  summary:
    "Keeps what an installer did on site, once by its id, however often it is sent; what the office wrote on the job meanwhile stands.",
  method: "POST",
  path: "/jobs/:id/site-events",
  access: access["/jobs"],
  input: Schema.Struct({
    id: jobId,
    eventId: SiteEvent.fields.id,
    at: SiteEvent.fields.at,
    deed: field(SiteDeed, "What was done.")
  }),
  output: SiteEvent,
  failures: [JobNotFound, SitePhotoMissing, TooManySiteEvents, NothingToSend, AddressNotReachable]
})

export const getCalibrationEvidence = endpoint({
  name: "getCalibrationEvidence",
  summary:
    "What proves a calibration, as a PDF with its photos: tool, serial number, VIN, time, result, scans, technician; what is missing is named.",
  method: "GET",
  path: "/jobs/:id/calibration-evidence.pdf",
  access: access["/jobs"],
  input: Schema.Struct({ id: jobId, language: field(DocumentLanguage, "The language to print it in.") }),
  output: Content,
  produces: ["application/pdf"],
  failures: [JobNotFound]
})

export const listSiteEvents = endpoint({
  name: "listSiteEvents",
  summary: "What was done on site on a job, in the order in which it happened.",
  method: "GET",
  path: "/jobs/:id/site-events",
  access: access["/jobs"],
  input: Schema.Struct({ id: jobId }),
  output: Schema.Array(SiteEvent),
  failures: [JobNotFound]
})
