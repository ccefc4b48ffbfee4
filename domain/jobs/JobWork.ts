import { Schema } from "effect"
import { EstimateLine, LineFacts } from "#domain/estimates/EstimateLine.ts"
import { Address } from "#domain/shared/Address.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { PhoneEntry } from "#domain/shared/PhoneNumber.ts"
import { field } from "#domain/shared/field.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { Stage } from "./Job.ts"
import { JobDraft, JobVehicle } from "./JobDraft.ts"
import { JobInstall } from "./JobInstall.ts"
import { Comeback } from "./jobCodes.ts"

const { id, parentId, kind, partNumber, description, quantity } = EstimateLine.fields
const { status, manufacturer, availability, laborCode, dotNumber, adhesiveManufacturer, adhesiveLot, adhesiveExpiry } =
  LineFacts.fields

/** A line as shown to installers: what to install, without prices. */
export const WorkLine = Schema.Struct({
  id,
  parentId,
  kind,
  partNumber,
  description,
  quantity,
  status,
  manufacturer,
  availability,
  laborCode,
  dotNumber,
  adhesiveManufacturer,
  adhesiveLot,
  adhesiveExpiry
})
export type WorkLine = typeof WorkLine.Type

/**
 * A job as shown to users who are only installers: the customer, vehicle, work, time and place. Contains no price,
 * cost, total, claim or payment (Z4).
 */
export const JobWork = Schema.Struct({
  id: JobId,
  version: versionField,
  number: field(Schema.Int, "The job's number.", 1042),
  stage: field(Stage, "Current stage of the job."),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  phoneNumbers: field(Schema.Array(PhoneEntry), "Phone numbers, in the order in which to call them."),
  address: field(Schema.NullOr(Address), "Where a mobile job is done; null for an in-shop job."),
  locationId: JobDraft.fields.locationId,
  vehicle: field(JobVehicle, "The vehicle."),
  install: field(JobInstall, "What is installed where, when and by whom."),
  reworkOf: field(
    Schema.NullOr(Comeback),
    "For a comeback, the job whose work it redoes, and why; null for any other job.",
    null
  ),
  reworks: field(Schema.Array(Comeback), "Comebacks on this job, oldest first.", []),
  partsStatus: JobDraft.fields.partsStatus,
  lines: field(Schema.Array(WorkLine), "Estimate lines, without prices.")
})
export type JobWork = typeof JobWork.Type
