import { Schema } from "effect"
import { LineFacts, LineId } from "#domain/estimates/EstimateLine.ts"
import { JobFileId } from "#domain/job-files/JobFile.ts"
import { Author } from "#domain/jobs/JobChange.ts"
import { JobVehicle } from "#domain/jobs/JobDraft.ts"
import { field } from "#domain/shared/field.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { SignatureMark } from "#domain/signatures/Signature.ts"

/** An installer's progress at a stop, in order. */
export const SiteStep = Schema.Literals(["onMyWay", "arrived", "started", "finished"])
export type SiteStep = typeof SiteStep.Type

/** Why a job could not be done on site. */
export const CouldNotReason = Schema.Literals(["nobodyThere", "wrongGlass", "brokenGlass", "weather", "rust", "other"])
export type CouldNotReason = typeof CouldNotReason.Type

/** Calibration methods (trade 2.5). */
export const CalibrationMethod = Schema.Literals(["static", "dynamic", "dual"])
export type CalibrationMethod = typeof CalibrationMethod.Type

/** What a photo of a calibration shows. */
export const CalibrationPhoto = Schema.Literals(["setup", "target", "report", "result"])
export type CalibrationPhoto = typeof CalibrationPhoto.Type

const instant = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 4_102_444_800_000 }))
const { dotNumber, adhesiveManufacturer, adhesiveLot, adhesiveExpiry } = LineFacts.fields
const { mileage } = JobVehicle.fields

/** The adhesive fields stored on its line. */
export const AdhesiveFacts = Schema.Struct({ adhesiveManufacturer, adhesiveLot, adhesiveExpiry })
export type AdhesiveFacts = typeof AdhesiveFacts.Type

/**
 * A single thing an installer did or recorded at a stop. For entries that are also stored on the job, `was` is the
 * value the phone had last seen; if the office changed it since, the office's value is kept.
 */
export const SiteEntry = Schema.Union([
  Schema.TaggedStruct("step", { step: field(SiteStep, "The step reached.") }),
  Schema.TaggedStruct("couldNot", {
    reason: field(CouldNotReason, "Why it could not be done."),
    note: field(plainText(500), "Additional details.", "Gate locked, no answer")
  }),
  /** As read from the vehicle, by camera or by eye, in uppercase letters and digits. */
  Schema.TaggedStruct("vin", {
    vin: field(
      Schema.String.check(Schema.isPattern(/^[A-HJ-NPR-Z0-9]{17}$/, { message: "vin.length" })),
      "The VIN as read from the vehicle.",
      "4T1DAACK7RU000001"
    )
  }),
  Schema.TaggedStruct("mileage", {
    mileage: field(mileage, "Odometer reading in miles.", 31000),
    was: field(mileage, "The value the phone had last seen on the job.", null)
  }),
  Schema.TaggedStruct("glass", {
    lineId: field(LineId, "The glass line.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    dotNumber,
    was: field(plainText(20), "The value the phone had last seen on the line.", "")
  }),
  /**
   * `setAt` is when the glass was set; `minutes` is the drive-away time on the adhesive's label for the day's weather.
   */
  Schema.TaggedStruct("adhesive", {
    ...AdhesiveFacts.fields,
    setAt: field(instant, "When the glass was set, in milliseconds since 1970 UTC.", 1763740800000),
    minutes: field(
      Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2_880 }, { message: "site.minutesRange" })),
      "Minutes until it is safe to drive, per the adhesive's label.",
      60
    ),
    was: field(AdhesiveFacts, "The values the phone had last seen on the adhesive's line.")
  }),
  /** Networks require a scan for fault codes before and after the work (trade 1.3). */
  Schema.TaggedStruct("scan", {
    when: field(Schema.Literals(["before", "after"]), "Before or after the work."),
    codes: field(plainText(300), "Fault codes found; empty for none.", "C1A67")
  }),
  Schema.TaggedStruct("calibration", {
    method: field(CalibrationMethod, "Static, dynamic or both."),
    tool: field(requiredText(80), "Calibration tool.", "Autel IA900"),
    serial: field(requiredText(60), "The tool's serial number.", "SN 88-20417"),
    startedAt: field(instant, "When it started, in milliseconds since 1970 UTC.", 1763740800000),
    endedAt: field(instant, "When it ended, in milliseconds since 1970 UTC.", 1763742000000),
    result: field(Schema.Literals(["passed", "failed"]), "Result reported by the tool."),
    note: field(plainText(500), "Additional details.", "")
  }),
  /** The image is a file of the job, uploaded before this event says what it shows. */
  Schema.TaggedStruct("photo", {
    fileId: field(JobFileId, "File id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    shows: field(CalibrationPhoto, "What the photo shows.")
  }),
  /**
   * The customer's confirmation of the vehicle's condition, before or after the work. It does not sign any document
   * with prices.
   */
  Schema.TaggedStruct("signature", {
    when: field(Schema.Literals(["before", "after"]), "Before or after the work."),
    signedBy: field(requiredText(120), "Name of the signer.", "Ada Moreno"),
    mark: field(SignatureMark, "The signature.")
  }),
  Schema.TaggedStruct("told", {}),
  /** Sends the customer a payment link for the outstanding balance. */
  Schema.TaggedStruct("payLink", {}),
  Schema.TaggedStruct("note", {
    text: field(requiredText(1_000), "The installer's note.", "Rust at the pinch weld")
  })
])
export type SiteEntry = typeof SiteEntry.Type

export const SiteEventId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("SiteEventId"))
export type SiteEventId = typeof SiteEventId.Type

/**
 * What became of an entry: saved beside the job only (`kept`), also copied to the job (`written`), or saved without
 * changing the job because the office's own change (`officeStands`) or the invoice (`invoiceStands`) takes precedence.
 */
export const SiteOutcome = Schema.Literals(["kept", "written", "officeStands", "invoiceStands"])
export type SiteOutcome = typeof SiteOutcome.Type

/**
 * A stored entry. Never changed or deleted. `at` is by the phone's clock, but never later than when the server received
 * it.
 */
export const SiteEvent = Schema.Struct({
  id: field(
    SiteEventId,
    "Client-generated event id; retrying with the same id has no effect.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  at: field(instant, "When it happened, in milliseconds since 1970 UTC.", 1763740800000),
  receivedAt: field(instant, "When the server received it, in milliseconds since 1970 UTC.", 1763740800000),
  by: field(Schema.NullOr(Author), "Who did it; null if unknown."),
  outcome: field(SiteOutcome, "What became of it."),
  deed: field(SiteEntry, "What was done.")
})
export type SiteEvent = typeof SiteEvent.Type

/** Maximum number of events per job. */
export const maxSiteEvents = 200

export class TooManySiteEvents extends Schema.TaggedError<TooManySiteEvents>()(
  "TooManySiteEvents",
  { most: field(Schema.Int, "Maximum number of events per job.", 200) },
  { httpApiStatus: 422 }
) {}

/** The photo named by an event is not a file of the job: it was deleted or never uploaded. */
export class SitePhotoMissing extends Schema.TaggedError<SitePhotoMissing>()(
  "SitePhotoMissing",
  { fileId: field(JobFileId, "File id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 422 }
) {}
