import { Effect, Layer, Schema } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Signature } from "#domain/signatures/Signature.ts"
import { Signatures } from "#domain/signatures/Signatures.ts"
import { Database } from "../Database.ts"

export const signaturesPostgres = Layer.effect(
  Signatures,
  Effect.gen(function* () {
    const database = yield* Database
    return Signatures.of({
      of: Effect.fn("Signatures.of")(function* (job) {
        const { id: tenantId } = yield* CurrentTenant
        return (yield* database.read((reading) => reading.execute(ofJob, [tenantId, job]))).map((row) =>
          toSignature(row)
        )
      }),
      add: Effect.fn("Signatures.add")(function* (job, { id, at, document, contentHash, signedBy, takenBy, mark }) {
        const { id: tenantId } = yield* CurrentTenant
        const values = [
          tenantId,
          job,
          id,
          at,
          document,
          contentHash,
          signedBy,
          takenBy?.id ?? null,
          takenBy?.name ?? "",
          JSON.stringify(mark)
        ]
        yield* database.write((writing) => writing.execute(adding, values))
      })
    })
  })
)

const toSignature = Schema.decodeUnknownSync(Signature)

const ofJob = `
  select id, at::float8 as at, document, content_hash as "contentHash", signed_by as "signedBy", mark,
    case when taken_by_id is null then null else json_build_object('id', taken_by_id, 'name', taken_by_name) end as "takenBy"
  from signature where tenant_id = ? and job_id = ? order by id desc`
const adding = `
  insert into signature (tenant_id, job_id, id, at, document, content_hash, signed_by, taken_by_id, taken_by_name, mark)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb)`
