import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/people/access.ts"
import { InvoiceStands, JobNotFound } from "./jobFailures.ts"
import { JobId } from "./JobId.ts"
import { JobWork, JobWorkChanged, JobWorkDraft } from "./JobWork.ts"

export const putJobWork = endpoint({
  name: "putJobWork", summary: "Writes what was done on a job as opened at `version`: where its parts are, DOT number, adhesive, notes. Installers may on their own jobs.",
  method: "PUT", path: "/jobs/:id/work", access: access["/jobs"],
  input: Schema.Struct({ id: JobId, version: Schema.Int, ...JobWorkDraft.fields }),
  output: JobWork,
  failures: [JobNotFound, JobWorkChanged, InvoiceStands]
})
