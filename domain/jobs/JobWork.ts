import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { EstimateLine, LineFacts, LineId } from "#domain/estimates/EstimateLine.ts"
import { Address } from "#domain/shared/Address.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { PhoneEntry } from "#domain/shared/PhoneNumber.ts"
import { maxLength, plainText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { Stage } from "./Job.ts"
import { JobDraft, JobVehicle } from "./JobDraft.ts"
import { JobInstall } from "./JobInstall.ts"
import { Comeback } from "./JobOrigin.ts"
import { InstallStep } from "./installTimes.ts"
import { InstallNotStarted, JobNotFound, NotInstalling } from "./jobFailures.ts"
import { stepAccess, stepFailures } from "./stageRules.ts"

const { id, parentId, kind, partNumber, description, quantity } = EstimateLine.fields
const { status, manufacturer, availability, laborCode, dotNumber, adhesiveManufacturer, adhesiveLot, adhesiveExpiry } =
  LineFacts.fields

/** A line as the installer needs it: what goes in, without a price. */
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
 * A job as those who only install it see it: who, which car, what, when and where. No price, cost, sum, claim or
 * payment (Z4).
 */
export const JobWork = Schema.Struct({
  id: JobId,
  version: versionField,
  number: field(Schema.Int, "The job's number.", 1042),
  stage: field(Stage, "How far the job is."),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  phoneNumbers: field(Schema.Array(PhoneEntry), "Phone numbers, the first to be called first."),
  /** Where a mobile job is done, null in the shop. */
  address: field(Schema.NullOr(Address), "Where a mobile job is done; null in the shop."),
  locationId: JobDraft.fields.locationId,
  vehicle: field(JobVehicle, "The vehicle."),
  install: field(JobInstall, "What is done where, when and by whom."),
  reworkOf: field(Schema.NullOr(Comeback), "The job whose work it redoes, and why; null for any other job.", null),
  reworks: field(Schema.Array(Comeback), "The comebacks on its work, oldest first.", []),
  partsStatus: JobDraft.fields.partsStatus,
  lines: field(Schema.Array(WorkLine), "The lines.")
})
export type JobWork = typeof JobWork.Type

/** What an installer writes on a line: where the part is, and what went into the car. */
export const LineWork = Schema.Struct({
  id: field(LineId, "The line's id, yours to make.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  status,
  dotNumber,
  adhesiveManufacturer,
  adhesiveLot,
  adhesiveExpiry
})

/** What an installer writes on a job. Lines that are not named stay as they are. */
export const JobWorkDraft = Schema.Struct({
  lines: field(Schema.Array(LineWork).check(maxLength(200, "tooMany:200")), "The lines."),
  notes: field(plainText(2000), "Notes.", "Gate code 4471"),
  complete: field(Schema.Boolean, "Whether the work is done.")
})
export type JobWorkDraft = typeof JobWorkDraft.Type

/** Somebody saved the job after the installer opened it; `current` is what stands now, as they see it. */
export class JobWorkChanged extends Schema.TaggedError<JobWorkChanged>()(
  "JobWorkChanged",
  { current: field(JobWork, "What stands now.") },
  { httpApiStatus: 409 }
) {}

export const putJobWork = endpoint({
  name: "putJobWork",
  summary:
    "Writes what was done on a job as opened at `version`: where its parts are, DOT number, adhesive, notes. Installers may on their own jobs.",
  method: "PUT",
  path: "/jobs/:id/work",
  access: stepAccess.work,
  input: Schema.Struct({
    id: JobId,
    version: versionField,
    ...JobWorkDraft.fields
  }),
  output: JobWork,
  failures: [JobNotFound, JobWorkChanged, ...stepFailures.work]
})

export const postInstallStep = endpoint({
  name: "postInstallStep",
  summary:
    "Starts or finishes the asker's own installation on a job, or takes that back. Sent twice it counts once; the work is done when everybody who began has finished.",
  method: "POST",
  path: "/jobs/:id/install-steps",
  access: stepAccess.work,
  input: Schema.Struct({
    id: JobId,
    step: field(InstallStep, "What was done.", "start"),
    at: field(
      Schema.optionalKey(Schema.Int),
      "When it was done, milliseconds since 1970 in UTC, for a phone that had no signal; left out for now. What is to come, or a week old, counts as now.",
      1764003600000
    )
  }),
  output: JobWork,
  failures: [JobNotFound, NotInstalling, InstallNotStarted, ...stepFailures.work]
})
