import { Schema } from "effect"
import { PhoneEntry } from "#domain/shared/PhoneNumber.ts"
import { Address } from "#domain/shared/Address.ts"
import { maxLength, plainText } from "#domain/shared/PlainText.ts"
import { EstimateLine, LineFacts } from "./EstimateLine.ts"
import { Stage } from "./Job.ts"
import { JobDraft, JobVehicle } from "./JobDraft.ts"
import { JobId } from "./JobId.ts"
import { JobInstall } from "./JobInstall.ts"
import { LineId } from "./LineId.ts"

const { id, parentId, kind, partNumber, description, quantity } = EstimateLine.fields
const { status, manufacturer, availability, laborCode, dotNumber, adhesiveManufacturer, adhesiveLot, adhesiveExpiry } = LineFacts.fields

/** A line as the installer needs it: what goes in, without a price. */
export const WorkLine = Schema.Struct({
  id, parentId, kind, partNumber, description, quantity, status, manufacturer, availability, laborCode, dotNumber, adhesiveManufacturer, adhesiveLot, adhesiveExpiry
})
export type WorkLine = typeof WorkLine.Type

/** A job as those who only install it see it: who, which car, what, when and where. No price, cost, sum, claim or payment (trust.md Z4). */
export const JobWork = Schema.Struct({
  id: JobId,
  version: Schema.Int,
  number: Schema.Int,
  stage: Stage,
  customerName: Schema.String,
  phoneNumbers: Schema.Array(PhoneEntry),
  /** Where a mobile job is done, null in the shop. */
  address: Schema.NullOr(Address),
  locationId: JobDraft.fields.locationId,
  vehicle: JobVehicle,
  install: JobInstall,
  partsStatus: JobDraft.fields.partsStatus,
  lines: Schema.Array(WorkLine)
})
export type JobWork = typeof JobWork.Type

/** What an installer writes on a line: where the part is, and what went into the car. */
export const LineWork = Schema.Struct({ id: LineId, status, dotNumber, adhesiveManufacturer, adhesiveLot, adhesiveExpiry })

/** What an installer writes on a job. Lines that are not named stay as they are. */
export const JobWorkDraft = Schema.Struct({
  lines: Schema.Array(LineWork).check(maxLength(200, "tooMany:200")),
  notes: plainText(2000),
  complete: Schema.Boolean
})
export type JobWorkDraft = typeof JobWorkDraft.Type

/** Somebody saved the job after the installer opened it; `current` is what stands now, as they see it. */
export class JobWorkChanged extends Schema.TaggedError<JobWorkChanged>()("JobWorkChanged", { current: JobWork }, { httpApiStatus: 409 }) {}
