import { Effect, Layer, Schema } from "effect"
import { CreditNote, CreditNotes } from "#domain/jobs/CreditNote.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { insertRows } from "../insertRows.ts"

export const creditNotesPostgres = Layer.effect(
  CreditNotes,
  Effect.gen(function* () {
    const database = yield* Database
    return CreditNotes.of({
      add: Effect.fn("CreditNotes.add")(function* (note) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.write((writing) => insertRows(writing, "credit_note", [{ ...encode(note), tenantId }]))
      }),
      ofJob: Effect.fn("CreditNotes.ofJob")(function* (job) {
        const { id: tenantId } = yield* CurrentTenant
        const [row] = yield* database.read((reading) => reading.execute(one, [tenantId, job]))
        return row === undefined ? undefined : decode(row)
      })
    })
  })
)

const decode = Schema.decodeUnknownSync(CreditNote)
const encode = Schema.encodeSync(CreditNote)

const one = `
  select id, job_id as "jobId", number, invoice_number as "invoiceNumber", credited_on as "creditedOn", reason, lines, totals
  from credit_note where tenant_id = ? and job_id = ?`
