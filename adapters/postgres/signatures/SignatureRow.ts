import { defineEntity, p } from "@mikro-orm/postgresql"
import type { SignedContent } from "#domain/jobs/signedContent.ts"
import type { SignatureMark } from "#domain/signatures/Signature.ts"
import { JobRow } from "../jobs/JobRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** Signatures on jobs' papers. The application may add to them and read them, no more. */
const SignatureSchema = defineEntity({
  name: "SignatureRow",
  tableName: "signature",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    jobId: p.uuid().primary(),
    id: p.uuid().primary(),
    at: p.bigint("number"),
    document: p.text(),
    contentHash: p.text(),
    content: p.json<SignedContent>().nullable(),
    signedBy: p.text(),
    takenById: p.uuid().nullable(),
    takenByName: p.text(),
    mark: p.json<SignatureMark>(),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "signature_job", onDelete: "restrict" })
  }
})

export class SignatureRow extends SignatureSchema.class {}
SignatureSchema.setClass(SignatureRow)
