import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import type { SignedContent } from "#domain/jobs/signedContent.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Signature, type SignatureMark } from "#domain/signatures/Signature.ts"
import { Signatures } from "#domain/signatures/Signatures.ts"
import { belongsTo } from "../belongsTo.ts"
import { fieldValues, personOf } from "../columns.ts"
import { Database } from "../Database.ts"
import { JobRow } from "../jobs/JobRow.ts"
import { decodeStored } from "../storedJson.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** Signatures on jobs' documents. The application may only insert and select. */
const SignatureSchema = defineEntity({
  name: "SignatureRow",
  tableName: "signature",
  ...tenantPolicy,
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

export const signaturesPostgres = Layer.effect(
  Signatures,
  Effect.gen(function* () {
    const database = yield* Database
    return Signatures.of({
      ofJob: Effect.fn("Signatures.ofJob")(function* (jobId) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.query((em) =>
          em.find(SignatureRow, { tenantId, jobId }, { orderBy: { id: "desc" }, disableIdentityMap: true })
        )
        return rows.map((row) =>
          toSignature({ ...fieldValues(row), takenBy: personOf(row.takenById, row.takenByName) })
        )
      }),
      add: Effect.fn("Signatures.add")(function* (jobId, { takenBy, ...signature }) {
        const { id: tenantId } = yield* CurrentTenant
        const row = { ...signature, tenantId, jobId, takenById: takenBy?.id ?? null, takenByName: takenBy?.name ?? "" }
        yield* database.query((em) => em.insert(SignatureRow, row))
      })
    })
  })
)

const toSignature = decodeStored(Signature)
