import { Effect, Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { Author } from "#domain/jobs/JobChange.ts"
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
import { SiteEntry, SiteEvent, SitePhotoMissing, TooManySiteEvents } from "./SiteEvent.ts"

const jobId = JobId

/** A job on the installer's phone. Contains no prices (Z4). */
export const Stop = Schema.Struct({
  day: field(Day, "Day of the installation.", "2026-11-25"),
  start: field(OptionalTime, "When the installer starts on it; empty if not set.", "10:00"),
  end: field(OptionalTime, "When the installer is done with it; empty if not set.", "12:00"),
  /** From the previous stop, or from the shop; 0 if both are in the same place. */
  travel: field(Schema.Int, "Travel time in minutes.", 25),
  timeZone: field(Schema.String, "IANA time zone of all times.", "America/Phoenix"),
  locationName: field(Schema.String, "Location name.", "Tempe"),
  locationAddress: field(Address, "Address of the shop."),
  job: field(JobWork, "The job, without prices."),
  photos: field(
    Schema.Array(
      Schema.Struct({ fileId: field(JobFileId, "File id."), place: field(FilePlace, "The slot the file belongs to.") })
    ),
    "Photos and documents uploaded so far.",
    []
  ),
  /** Only whether, not how much: installers do not see amounts. */
  mayPay: field(Schema.Boolean, "Whether the customer still has a balance to pay.", true).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(false))
  ),
  events: field(Schema.Array(SiteEvent), "What was done on site, in the order it happened.", [])
})
export type Stop = typeof Stop.Type

/** An installer's next few days. */
export const InstallerDay = Schema.Struct({
  today: field(Day, "Today, in the time zone of the user's location.", "2026-11-25"),
  me: field(Author, "The installer."),
  stops: field(Schema.Array(Stop), "Stops, by day and in travel order.")
})
export type InstallerDay = typeof InstallerDay.Type

/** Number of days besides today that the phone stores for offline use. */
export const daysAhead = 6

export const getInstallerDay = endpoint({
  name: "getInstallerDay",
  summary:
    "Returns the current user's own jobs for today and the next 6 days in travel order, without prices, each with what was done on site so far.",
  method: "GET",
  path: "/installer-day",
  access: access["/jobs"],
  input: Schema.Struct({
    language: field(
      Schema.optionalKey(DocumentLanguage),
      "Language of the line descriptions; if not given, they are returned as written."
    )
  }),
  output: InstallerDay,
  failures: []
})

export const postSiteEvent = endpoint({
  name: "postSiteEvent",
  summary:
    "Saves what an installer did on site. Idempotent per event id. Does not overwrite what the office changed on the job in the meantime.",
  method: "POST",
  path: "/jobs/:id/site-events",
  access: access["/jobs"],
  input: Schema.Struct({
    id: jobId,
    eventId: SiteEvent.fields.id,
    at: SiteEvent.fields.at,
    deed: field(SiteEntry, "What was done.")
  }),
  output: SiteEvent,
  failures: [JobNotFound, SitePhotoMissing, TooManySiteEvents, NothingToSend, AddressNotReachable]
})

export const getCalibrationEvidence = endpoint({
  name: "getCalibrationEvidence",
  summary:
    "Returns a PDF with the evidence of a calibration and its photos: tool, serial number, VIN, times, result, scans, technician. Missing items are listed.",
  method: "GET",
  path: "/jobs/:id/calibration-evidence.pdf",
  access: access["/jobs"],
  input: Schema.Struct({ id: jobId, language: field(DocumentLanguage, "Language of the document.") }),
  output: Content,
  produces: ["application/pdf"],
  failures: [JobNotFound]
})

export const listSiteEvents = endpoint({
  name: "listSiteEvents",
  summary: "Returns what was done on site for a job, in the order it happened.",
  method: "GET",
  path: "/jobs/:id/site-events",
  access: access["/jobs"],
  input: Schema.Struct({ id: jobId }),
  output: Schema.Array(SiteEvent),
  failures: [JobNotFound]
})
