import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { LineKind } from "#domain/estimates/EstimateLine.ts"
import { Stage } from "#domain/jobs/Job.ts"
import { JobInsurance, JobVehicle, networkTexts } from "#domain/jobs/JobDraft.ts"
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

/** The networks that send work: those of insurers that have one. */
export const DispatchNetwork = Schema.Literals(["lynx", "safelite", "harmon", "gerber", "quest", "other"])
export type DispatchNetwork = typeof DispatchNetwork.Type

/** Work as a network prices it. Prices in cents a unit, quantity in hundredths. */
export const DispatchLine = Schema.Struct({
  kind: field(LineKind, "What is sold."),
  partNumber: field(plainText(20), "Part number, empty for labor.", "FW99001GTYN"),
  description: field(requiredText(200), "What it is, as the network says it.", "WINDSHIELD SOLAR ACOUSTIC"),
  quantity: field(Hundredths, "Hundredths: 100 is one.", 100),
  netPrice: field(Price, "The price that the network agrees to, of one, in cents.", 34800)
})
export type DispatchLine = typeof DispatchLine.Type

const { plate, plateState, year, make, model, bodyStyle } = JobVehicle.fields
const { company, claimNumber, policyNumber, dateOfLoss, causeOfLoss, otherPlate, agent, deductible } =
  JobInsurance.fields
const { dispatchNumber, referralNumber, authorization } = networkTexts

/** The vehicle as the network knows it: its VIN may be wrong, which is told where it is compared. */
export const DispatchVehicle = Schema.Struct({
  vin: field(plainText(20), "The vehicle identification number as sent; empty where unknown.", "1C4PJMBX1JD592546"),
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
  network: field(DispatchNetwork, "Who sends it.", "lynx"),
  dispatchNumber,
  referralNumber,
  authorization,
  authorizedUntil: field(OptionalDay, "The last day of the authorization, empty where it has none.", "2026-12-08"),
  dispatchedOn: field(Day, "The day of the dispatch.", "2026-11-25"),
  answerBy: field(
    Schema.NullOr(Schema.Int),
    "When the network wants an answer, milliseconds since 1970 in UTC; null where it names no time.",
    instant
  ),
  insuredName: field(requiredText(120), "The policyholder.", "Marcus T. Lee"),
  insuredPhone: field(plainText(30), "Their phone number, empty where unknown.", "520-555-0134"),
  insuredEmail: field(OptionalEmailAddress, "Their e-mail address, empty where unknown.", "marcus@example.com"),
  address: field(Schema.NullOr(Address), "Where they are to be found; null where unknown.", null),
  company,
  claimNumber,
  policyNumber,
  dateOfLoss,
  causeOfLoss,
  otherPlate,
  agent,
  deductible,
  jobType: field(JobType, "What is to be done; empty where the network does not say."),
  repairLocation: field(
    Schema.Union([Schema.Literal(""), RepairLocation]),
    "In the shop, or where the vehicle stands; empty where the network does not say."
  ),
  vehicle: field(DispatchVehicle, "The vehicle."),
  lines: field(
    Schema.Array(DispatchLine).check(maxLength(50, "tooMany:50")),
    "What the network agrees to pay for, with its prices; empty where it names none.",
    []
  ),
  notes: field(plainText(2000), "What the network says besides.", "Insured asks for a call before noon")
}).check(
  Schema.makeFilter(
    ({ dispatchNumber, referralNumber }) =>
      dispatchNumber.trim() !== "" ||
      referralNumber.trim() !== "" || { path: ["dispatchNumber"], issue: "dispatch.numberMissing" }
  )
)
export type DispatchContent = typeof DispatchContent.Type

/** By which number a network knows a dispatch: that of the dispatch, else that of the referral. */
export const numberOf = ({ dispatchNumber, referralNumber }: DispatchContent): string =>
  dispatchNumber.trim() || referralNumber.trim()

/** What became of a dispatch: nothing yet, linked to a job, or declined. */
export const DispatchState = Schema.Literals(["new", "linked", "declined"])
export type DispatchState = typeof DispatchState.Type

/** Why a shop declines work. */
export const DeclineReason = Schema.Literals(["tooFar", "noTime", "noGlass", "notOurWork", "wentElsewhere", "other"])
export type DeclineReason = typeof DeclineReason.Type

/** One of the shop's dispatches. `version` grows with every change. */
export class Dispatch extends Schema.Class<Dispatch>("Dispatch")({
  id: field(DispatchId, "The dispatch's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  content: field(DispatchContent, "What the network sent, as it was sent last."),
  state: field(DispatchState, "What became of it."),
  receivedAt: field(Schema.Int, "When it came first, milliseconds since 1970 in UTC.", instant),
  revisedAt: field(
    Schema.NullOr(Schema.Int),
    "When the network sent it anew, otherwise than it was linked; null where it did not, or where that was compared.",
    null
  ),
  jobId: field(Schema.NullOr(JobId), "The job that it is linked to; null without one.", null),
  reason: field(Schema.NullOr(DeclineReason), "Why it was declined; null where it was not.", null),
  note: field(plainText(300), "What was said when it was declined.", ""),
  decidedBy: field(Schema.NullOr(UserId), "Who linked or declined it; null while it is new.", null),
  decidedAt: field(Schema.NullOr(Schema.Int), "When, milliseconds since 1970 in UTC; null while it is new.", null)
}) {}

/** The job that a dispatch is linked to: the linked document of spec §3. */
export const LinkedJob = Schema.Struct({
  id: JobId,
  number: field(Schema.Int, "The job's number.", 1042),
  stage: field(Stage, "How far the job is."),
  invoiceNumber: field(Schema.NullOr(Schema.Int), "The invoice's number; null before.", null)
})
export type LinkedJob = typeof LinkedJob.Type

/** What a network is told of its dispatch: the shop takes it, does not, or has taken either back. */
export const AnswerKind = Schema.Literals(["accepted", "declined", "reopened"])
export type AnswerKind = typeof AnswerKind.Type

/** How far the network knows what became of its dispatch. */
export const ToldAnswer = Schema.Struct({
  answer: field(AnswerKind, "What it is told.", "accepted"),
  toldAt: field(Schema.NullOr(Schema.Int), "When it took that, milliseconds since 1970 in UTC; null before.", instant),
  trouble: field(
    Schema.String,
    "Why it was not told yet: noAddress, notAllowed, unreachable, signIn, hostKey or refused, then what the network said.",
    ""
  )
})
export type ToldAnswer = typeof ToldAnswer.Type

/** A dispatch in a list (spec §3 work assignment). */
export const ListedDispatch = Schema.Struct({
  id: Dispatch.fields.id,
  version: Dispatch.fields.version,
  state: Dispatch.fields.state,
  receivedAt: Dispatch.fields.receivedAt,
  revisedAt: Dispatch.fields.revisedAt,
  number: field(Schema.String, "The network's number of it.", "004179015"),
  network: DispatchContent.fields.network,
  dispatchedOn: DispatchContent.fields.dispatchedOn,
  answerBy: DispatchContent.fields.answerBy,
  insuredName: DispatchContent.fields.insuredName,
  company: DispatchContent.fields.company,
  claimNumber: DispatchContent.fields.claimNumber,
  jobType: DispatchContent.fields.jobType,
  vehicle: field(Schema.String, "Year, make and model.", "2018 Jeep Cherokee"),
  reason: Dispatch.fields.reason,
  job: field(Schema.NullOr(LinkedJob), "The job that it is linked to; null without one.", null),
  isAnswered: field(
    Schema.optionalKey(Schema.Boolean),
    "Whether its network is told what becomes of it, as the network is set up.",
    true
  ),
  answer: field(
    Schema.optionalKey(Schema.NullOr(ToldAnswer)),
    "What its network is told of it; null where there is nothing to tell.",
    null
  )
})
export type ListedDispatch = typeof ListedDispatch.Type

/** By what a job or a customer may be the one that a dispatch means. */
export const MatchedBy = Schema.Literals(["number", "claim", "vin", "plate", "phone", "email", "name"])

export class DispatchNotFound extends Schema.TaggedError<DispatchNotFound>()(
  "DispatchNotFound",
  { id: field(DispatchId, "The dispatch's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}

/** Somebody, or the network, changed the dispatch after it was opened; `current` is what stands now. */
export class DispatchChanged extends Schema.TaggedError<DispatchChanged>()(
  "DispatchChanged",
  { current: field(Dispatch, "What stands now.") },
  { httpApiStatus: 409 }
) {}

/** A dispatch is linked or declined once; it is reopened first. */
export class DispatchDecided extends Schema.TaggedError<DispatchDecided>()(
  "DispatchDecided",
  { state: field(DispatchState, "What became of it.") },
  { httpApiStatus: 409 }
) {}

/** What was picked makes a job that cannot be: longer than an insurer pays for, or with a rebate above the deductible. */
export class DispatchUnfit extends Schema.TaggedError<DispatchUnfit>()(
  "DispatchUnfit",
  {
    issue: field(
      Schema.Literals(["install.durationInsured", "job.rebateAboveDeductible", "job.tooLarge"]),
      "What is wrong with the job then."
    )
  },
  { httpApiStatus: 422 }
) {}

/** Job and dispatch differ where nobody said which is right. */
export class DispatchUndecided extends Schema.TaggedError<DispatchUndecided>()(
  "DispatchUndecided",
  { fields: field(Schema.Array(Schema.String), "The fields without an answer.", ["repairLocation"]) },
  { httpApiStatus: 422 }
) {}
