import { Effect, Layer } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Signature } from "#domain/signatures/Signature.ts"
import { Signatures } from "#domain/signatures/Signatures.ts"
import { fieldValues, personOf } from "../columns.ts"
import { Database } from "../Database.ts"
import { SignatureRow } from "./SignatureRow.ts"
import { decodeStored } from "../storedJson.ts"

export const signaturesPostgres = Layer.effect(
  Signatures,
  Effect.gen(function* () {
    const database = yield* Database
    return Signatures.of({
      of: Effect.fn("Signatures.of")(function* (jobId) {
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
