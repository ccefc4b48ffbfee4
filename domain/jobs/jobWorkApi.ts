import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { LineFacts, LineId } from "#domain/estimates/EstimateLine.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { maxLength, plainText } from "#domain/shared/PlainText.ts"
import { InstallStep } from "./installTimes.ts"
import { InstallNotStarted, JobNotFound, NotInstalling } from "./jobFailures.ts"
import { JobWork } from "./JobWork.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { stepAccess, stepFailures } from "./stageRules.ts"

const { status, dotNumber, adhesiveManufacturer, adhesiveLot, adhesiveExpiry } = LineFacts.fields

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
