import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { access } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { SignatureDraft, SignatureShown, SignedTooLate } from "./Signature.ts"

const door = access["/jobs"]

export const listSignatures = endpoint({
  name: "listSignatures",
  summary:
    "The signatures on a job's papers, newest first; `isCurrent` while the paper still offers what was signed, with what changed since.",
  method: "GET",
  path: "/jobs/:id/signatures",
  access: door,
  input: Schema.Struct({ id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Schema.Array(SignatureShown),
  failures: [JobNotFound]
})

export const postSignature = endpoint({
  name: "postSignature",
  summary: "Keeps a signature, drawn or typed, on a job's paper as shown at `version`.",
  method: "POST",
  path: "/jobs/:id/signatures",
  access: door,
  input: Schema.Struct({
    id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: field(
      Schema.Int,
      "Counts the changes. Sent back with a change; refused with 409 when somebody was quicker.",
      1
    ),
    ...SignatureDraft.fields
  }),
  output: SignatureShown,
  failures: [JobNotFound, SignedTooLate]
})
