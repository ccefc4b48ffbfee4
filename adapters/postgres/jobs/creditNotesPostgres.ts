import { Effect, Layer } from "effect"
import { CreditNote, CreditNotes } from "#domain/jobs/CreditNote.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { CreditNoteRow } from "./CreditNoteRow.ts"
import { decodeStored } from "../storedJson.ts"

export const creditNotesPostgres = Layer.effect(
  CreditNotes,
  Effect.gen(function* () {
    const database = yield* Database
    return CreditNotes.of({
      add: Effect.fn("CreditNotes.add")(function* (note) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) => em.insert(CreditNoteRow, { ...note, tenantId }))
      }),
      ofJob: Effect.fn("CreditNotes.ofJob")(function* (job) {
        const { id: tenantId } = yield* CurrentTenant
        const row = yield* database.query((em) =>
          em.findOne(CreditNoteRow, { tenantId, jobId: job }, { disableIdentityMap: true })
        )
        return row === null ? undefined : decode(fieldValues(row))
      })
    })
  })
)

const decode = decodeStored(CreditNote)
