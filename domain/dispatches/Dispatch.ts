import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { LineKind } from "#domain/estimates/EstimateLine.ts"
import { Stage } from "#domain/jobs/Job.ts"
import { JobInsurance, JobVehicle, networkFields } from "#domain/jobs/JobDraft.ts"
import { JobType, RepairLocation } from "#domain/jobs/JobInstall.ts"
import { Address } from "#domain/shared/Address.ts"
import { Day, OptionalDay } from "#domain/shared/Day.ts"
import { OptionalEmailAddress } from "#domain/shared/EmailAddress.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Hundredths, Price } from "#domain/shared/Money.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { versionField } from "#domain/shared/RecordSave.ts"

export const DispatchId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("DispatchId"))
export type DispatchId = typeof DispatchId.Type

/** The networks that send work on behalf of insurers. */
export const DispatchNetwork = Schema.Literals(["lynx", "safelite", "harmon", "gerber", "quest", "other"])
export type DispatchNetwork = typeof DispatchNetwork.Type

/** A line of work as the network prices it. Unit prices in cents, quantity in hundredths. */
export const DispatchLine = Schema.Struct({
  kind: field(LineKind, "Line type."),
  partNumber: field(plainText(20), "Part number; empty for labor.", "FW99001GTYN"),
  description: field(requiredText(200), "Description as sent by the network.", "WINDSHIELD SOLAR ACOUSTIC"),
  quantity: field(Hundredths, "Quantity in hundredths: 100 is one.", 100),
  netPrice: field(Price, "Agreed unit price in cents.", 34800)
})
export type DispatchLine = typeof DispatchLine.Type

const { plate, plateState, year, make, model, bodyStyle } = JobVehicle.fields
const { company, claimNumber, policyNumber, dateOfLoss, causeOfLoss, otherPlate, agent, deductible } =
  JobInsurance.fields
const { dispatchNumber, referralNumber, authorization } = networkFields

/**
 * The vehicle as the network knows it. The VIN may be wrong; this is reported when the dispatch is compared with a job.
 */
export const DispatchVehicle = Schema.Struct({
  vin: field(plainText(20), "Vehicle identification number as sent; empty if unknown.", "1C4PJMBX1JD592546"),
  plate,
  plateState,
  year,
  make,
  model,
  bodyStyle
})
export type DispatchVehicle = typeof DispatchVehicle.Type

const instant = 1763740800000

/** A work assignment as a network sends it. Amounts in cents. */
export const DispatchContent = Schema.Struct({
  network: field(DispatchNetwork, "The sending network.", "lynx"),
  dispatchNumber,
  referralNumber,
  authorization,
  authorizedUntil: field(
    OptionalDay,
    "Last day the authorization is valid; empty if it does not expire.",
    "2026-12-08"
  ),
  dispatchedOn: field(Day, "Day of the dispatch.", "2026-11-25"),
  answerBy: field(
    Schema.NullOr(Schema.Int),
    "Deadline for an answer, in milliseconds since 1970 UTC; null if the network set none.",
    instant
  ),
  insuredName: field(requiredText(120), "Name of the policyholder.", "Marcus T. Lee"),
  insuredPhone: field(plainText(30), "Phone number of the policyholder; empty if unknown.", "520-555-0134"),
  insuredEmail: field(
    OptionalEmailAddress,
    "Email address of the policyholder; empty if unknown.",
    "marcus@example.com"
  ),
  address: field(Schema.NullOr(Address), "Address of the policyholder; null if unknown.", null),
  company,
  claimNumber,
  policyNumber,
  dateOfLoss,
  causeOfLoss,
  otherPlate,
  agent,
  deductible,
  jobType: field(JobType, "Type of job; empty if the network does not specify it."),
  repairLocation: field(
    Schema.Union([Schema.Literal(""), RepairLocation]),
    "In the shop or at the vehicle's location; empty if the network does not specify it."
  ),
  vehicle: field(DispatchVehicle, "The vehicle."),
  lines: field(
    Schema.Array(DispatchLine).check(maxLength(50, "tooMany:50")),
    "Lines the network agrees to pay for, with prices; empty if it lists none.",
    []
  ),
  notes: field(plainText(2000), "Notes from the network.", "Insured asks for a call before noon")
}).check(
  Schema.makeFilter(
    ({ dispatchNumber, referralNumber }) =>
      dispatchNumber.trim() !== "" ||
      referralNumber.trim() !== "" || { path: ["dispatchNumber"], issue: "dispatch.numberMissing" }
  )
)
export type DispatchContent = typeof DispatchContent.Type

/**
 * Returns the number that identifies a dispatch at its network: the dispatch number, or the referral number if there is
 * none.
 */
export const dispatchNumberOf = ({ dispatchNumber, referralNumber }: DispatchContent): string =>
  dispatchNumber.trim() || referralNumber.trim()

/** The state of a dispatch: not decided yet, linked to a job, or declined. */
export const DispatchState = Schema.Literals(["new", "linked", "declined"])
export type DispatchState = typeof DispatchState.Type

/** Reasons for declining work. */
export const DeclineReason = Schema.Literals(["tooFar", "noTime", "noGlass", "notOurWork", "wentElsewhere", "other"])
export type DeclineReason = typeof DeclineReason.Type

/** A dispatch received by the shop. `version` is incremented on every change. */
export class Dispatch extends Schema.Class<Dispatch>("Dispatch")({
  id: field(DispatchId, "The dispatch's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  content: field(DispatchContent, "Content as last sent by the network."),
  state: field(DispatchState, "State of the dispatch."),
  receivedAt: field(Schema.Int, "When it was first received, in milliseconds since 1970 UTC.", instant),
  revisedAt: field(
    Schema.NullOr(Schema.Int),
    "When the network sent a revision that has not been compared with the linked job yet, in milliseconds since 1970 UTC; null if there is none.",
    null
  ),
  jobId: field(Schema.NullOr(JobId), "The linked job; null if none.", null),
  reason: field(Schema.NullOr(DeclineReason), "Decline reason; null if not declined.", null),
  note: field(plainText(300), "Note entered when it was declined.", ""),
  decidedBy: field(Schema.NullOr(UserId), "User who linked or declined it; null while it is new.", null),
  decidedAt: field(
    Schema.NullOr(Schema.Int),
    "When it was linked or declined, in milliseconds since 1970 UTC; null while it is new.",
    null
  )
}) {}

/** The job a dispatch is linked to: its linked document, see spec §3. */
export const LinkedJob = Schema.Struct({
  id: JobId,
  number: field(Schema.Int, "Job number.", 1042),
  stage: field(Stage, "Job stage."),
  invoiceNumber: field(Schema.NullOr(Schema.Int), "Invoice number; null before the job is invoiced.", null)
})
export type LinkedJob = typeof LinkedJob.Type

/** The answers a network can receive: the shop accepted or declined the dispatch, or reversed that decision. */
export const AnswerKind = Schema.Literals(["accepted", "declined", "reopened"])
export type AnswerKind = typeof AnswerKind.Type

/** Delivery status of the answer to the network. */
export const AnswerDelivery = Schema.Struct({
  answer: field(AnswerKind, "The answer.", "accepted"),
  toldAt: field(
    Schema.NullOr(Schema.Int),
    "When the network received it, in milliseconds since 1970 UTC; null if not yet delivered.",
    instant
  ),
  trouble: field(
    Schema.String,
    "Why it has not been delivered: noAddress, notAllowed, unreachable, signIn, hostKey or refused, followed by the network's message.",
    ""
  )
})
export type AnswerDelivery = typeof AnswerDelivery.Type

/** A dispatch in a list (spec §3 work assignment). */
export const ListedDispatch = Schema.Struct({
  id: Dispatch.fields.id,
  version: Dispatch.fields.version,
  state: Dispatch.fields.state,
  receivedAt: Dispatch.fields.receivedAt,
  revisedAt: Dispatch.fields.revisedAt,
  number: field(Schema.String, "The network's number.", "004179015"),
  network: DispatchContent.fields.network,
  dispatchedOn: DispatchContent.fields.dispatchedOn,
  answerBy: DispatchContent.fields.answerBy,
  insuredName: DispatchContent.fields.insuredName,
  company: DispatchContent.fields.company,
  claimNumber: DispatchContent.fields.claimNumber,
  jobType: DispatchContent.fields.jobType,
  vehicle: field(Schema.String, "Year, make and model.", "2018 Jeep Cherokee"),
  reason: Dispatch.fields.reason,
  job: field(Schema.NullOr(LinkedJob), "The linked job; null if none.", null),
  isAnswered: field(
    Schema.optionalKey(Schema.Boolean),
    "Whether answers are sent to this network, according to its settings.",
    true
  ),
  answer: field(
    Schema.optionalKey(Schema.NullOr(AnswerDelivery)),
    "Answer to the network; null if there is nothing to send.",
    null
  )
})
export type ListedDispatch = typeof ListedDispatch.Type

/** What a job or customer can be matched with a dispatch by. */
export const MatchedBy = Schema.Literals(["number", "claim", "vin", "plate", "phone", "email", "name"])

export class DispatchNotFound extends Schema.TaggedError<DispatchNotFound>()(
  "DispatchNotFound",
  { id: field(DispatchId, "The dispatch's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}

/** The dispatch was changed by another user or by the network after it was opened; `current` is the current version. */
export class DispatchChanged extends Schema.TaggedError<DispatchChanged>()(
  "DispatchChanged",
  { current: field(Dispatch, "Current version.") },
  { httpApiStatus: 409 }
) {}

/** The dispatch is already linked or declined and must be reopened first. */
export class DispatchDecided extends Schema.TaggedError<DispatchDecided>()(
  "DispatchDecided",
  { state: field(DispatchState, "State of the dispatch.") },
  { httpApiStatus: 409 }
) {}

/**
 * The picks would make the job invalid: its duration exceeds what insurers pay for, or its rebate exceeds the
 * deductible.
 */
export class DispatchUnfit extends Schema.TaggedError<DispatchUnfit>()(
  "DispatchUnfit",
  {
    issue: field(
      Schema.Literals(["install.durationInsured", "job.rebateAboveDeductible", "job.tooLarge"]),
      "What would be wrong with the job."
    )
  },
  { httpApiStatus: 422 }
) {}

/** Job and dispatch differ in items that need a choice, and none was made. */
export class DispatchUndecided extends Schema.TaggedError<DispatchUndecided>()(
  "DispatchUndecided",
  { fields: field(Schema.Array(Schema.String), "Keys of the items that need a choice.", ["repairLocation"]) },
  { httpApiStatus: 422 }
) {}
