import { Schema } from "effect"
import { LineFacts, LineId } from "#domain/estimates/EstimateLine.ts"
import { JobFileId } from "#domain/job-files/JobFile.ts"
import { ChangedBy } from "#domain/jobs/JobChange.ts"
import { JobVehicle } from "#domain/jobs/JobDraft.ts"
import { field } from "#domain/shared/field.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { SignatureMark } from "#domain/signatures/Signature.ts"

/** How far an installer is with a stop, in the order in which it happens. */
export const SiteStep = Schema.Literals(["onMyWay", "arrived", "started", "finished"])
export type SiteStep = typeof SiteStep.Type

/** Why a job could not be done on the spot. */
export const CouldNotReason = Schema.Literals(["nobodyThere", "wrongGlass", "brokenGlass", "weather", "rust", "other"])
export type CouldNotReason = typeof CouldNotReason.Type

/** How a camera was calibrated (trade 2.5). */
export const CalibrationMethod = Schema.Literals(["static", "dynamic", "dual"])
export type CalibrationMethod = typeof CalibrationMethod.Type

/** What a photo of a calibration shows. */
export const CalibrationPhoto = Schema.Literals(["setup", "target", "report", "result"])
export type CalibrationPhoto = typeof CalibrationPhoto.Type

const instant = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 4_102_444_800_000 }))
const { dotNumber, adhesiveManufacturer, adhesiveLot, adhesiveExpiry } = LineFacts.fields
const { mileage } = JobVehicle.fields

/** What is written about the adhesive on its lines. */
export const AdhesiveFacts = Schema.Struct({ adhesiveManufacturer, adhesiveLot, adhesiveExpiry })
export type AdhesiveFacts = typeof AdhesiveFacts.Type

/**
 * One thing that an installer did or wrote down at a stop. Where it is written on the job too, `was` is what the phone
 * saw there: what the office changed meanwhile stands.
 */
export const SiteDeed = Schema.Union([
  Schema.TaggedStruct("step", { step: field(SiteStep, "How far the stop is.") }),
  Schema.TaggedStruct("couldNot", {
    reason: field(CouldNotReason, "Why it could not be done."),
    note: field(plainText(500), "What else is known of it.", "Gate locked, no answer")
  }),
  /** As read from the vehicle, by camera or by eye; letters and digits in capitals. */
  Schema.TaggedStruct("vin", {
    vin: field(
      Schema.String.check(Schema.isPattern(/^[A-HJ-NPR-Z0-9]{17}$/, { message: "vin.length" })),
      "The VIN as read from the vehicle.",
      "4T1DAACK7RU000001"
    )
  }),
  Schema.TaggedStruct("mileage", {
    mileage: field(mileage, "Miles on it.", 31000),
    was: field(mileage, "What the phone saw on the job.", null)
  }),
  Schema.TaggedStruct("glass", {
    lineId: field(LineId, "The line of the glass.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    dotNumber,
    was: field(plainText(20), "What the phone saw on the line.", "")
  }),
  /** `setAt` is when the glass was set; `minutes` what the adhesive's label says for the day's weather. */
  Schema.TaggedStruct("adhesive", {
    ...AdhesiveFacts.fields,
    setAt: field(instant, "When the glass was set, milliseconds since 1970 in UTC.", 1763740800000),
    minutes: field(
      Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2_880 }, { message: "site.minutesRange" })),
      "Minutes to the safe drive-away time by the adhesive's label.",
      60
    ),
    was: field(AdhesiveFacts, "What the phone saw on the adhesive's line.")
  }),
  /** Networks ask for a scan of the vehicle's fault codes before and after (trade 1.3). */
  Schema.TaggedStruct("scan", {
    when: field(Schema.Literals(["before", "after"]), "Before or after the work."),
    codes: field(plainText(300), "The fault codes found; empty for none.", "C1A67")
  }),
  Schema.TaggedStruct("calibration", {
    method: field(CalibrationMethod, "Static, dynamic or both."),
    tool: field(requiredText(80), "The tool.", "Autel IA900"),
    serial: field(requiredText(60), "The tool's serial number.", "SN 88-20417"),
    startedAt: field(instant, "When it began, milliseconds since 1970 in UTC.", 1763740800000),
    endedAt: field(instant, "When it ended.", 1763742000000),
    result: field(Schema.Literals(["passed", "failed"]), "What the tool said."),
    note: field(plainText(500), "What else is known of it.", "")
  }),
  /** The picture itself is a file of the job; sent before this says what it shows. */
  Schema.TaggedStruct("photo", {
    fileId: field(JobFileId, "The file's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    shows: field(CalibrationPhoto, "What of the calibration it shows.")
  }),
  /** The customer's word for the vehicle's state, before or after; no paper with prices is signed by it. */
  Schema.TaggedStruct("signature", {
    when: field(Schema.Literals(["before", "after"]), "Before or after the work."),
    signedBy: field(requiredText(120), "Who signed.", "Ada Moreno"),
    mark: field(SignatureMark, "The signature.")
  }),
  Schema.TaggedStruct("told", {}),
  /** The customer is sent the link by which they pay what they owe. */
  Schema.TaggedStruct("payLink", {}),
  Schema.TaggedStruct("note", {
    text: field(requiredText(1_000), "What the installer wrote down.", "Rust at the pinch weld")
  })
])
export type SiteDeed = typeof SiteDeed.Type

export const SiteEventId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("SiteEventId"))
export type SiteEventId = typeof SiteEventId.Type

/**
 * What became of it: kept beside the job, written on it too, or kept although the office's own entry (`officeStands`) or
 * the invoice (`invoiceStands`) stands on the job.
 */
export const SiteOutcome = Schema.Literals(["kept", "written", "officeStands", "invoiceStands"])
export type SiteOutcome = typeof SiteOutcome.Type

/** A deed as it is kept, for ever: `at` by the phone's clock, never later than when it came. */
export const SiteEvent = Schema.Struct({
  id: field(SiteEventId, "The event's id, yours to make.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  at: field(instant, "When it happened, milliseconds since 1970 in UTC.", 1763740800000),
  receivedAt: field(instant, "When it came to the server.", 1763740800000),
  by: field(Schema.NullOr(ChangedBy), "Who did it."),
  outcome: field(SiteOutcome, "What became of it."),
  deed: field(SiteDeed, "What was done.")
})
export type SiteEvent = typeof SiteEvent.Type

/** A job has no more events than this. */
export const mostSiteEvents = 200

export class TooManySiteEvents extends Schema.TaggedError<TooManySiteEvents>()(
  "TooManySiteEvents",
  { most: field(Schema.Int, "How many there may be at most.", 200) },
  { httpApiStatus: 422 }
) {}

/** The photo that an event names is no file of the job: it was deleted, or never came. */
export class SitePhotoMissing extends Schema.TaggedError<SitePhotoMissing>()(
  "SitePhotoMissing",
  { fileId: field(JobFileId, "The file's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 422 }
) {}
