import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { access } from "#domain/access/accessTable.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { SignatureDraft, SignatureShown, SignedTooLate } from "./Signature.ts"

const accessRule = access["/jobs"]

export const listSignatures = endpoint({
  name: "listSignatures",
  summary:
    "Lists the signatures on a job's documents, newest first. `isCurrent` is true while the document still offers what was signed; `changes` lists what has changed since.",
  method: "GET",
  path: "/jobs/:id/signatures",
  access: accessRule,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Array(SignatureShown),
  failures: [JobNotFound]
})

export const postSignature = endpoint({
  name: "postSignature",
  summary: "Saves a drawn or typed signature on a job's document as shown at `version`.",
  method: "POST",
  path: "/jobs/:id/signatures",
  access: accessRule,
  input: Schema.Struct({
    id: JobId,
    version: versionField,
    ...SignatureDraft.fields
  }),
  output: SignatureShown,
  failures: [JobNotFound, SignedTooLate]
})
