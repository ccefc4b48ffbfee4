import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import type { Totals } from "#domain/estimates/priceEstimate.ts"
import { type CreditLine, CreditNote, CreditNotes } from "#domain/jobs/CreditNote.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { belongsTo } from "../belongsTo.ts"
import { DayColumn, fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { decodeStored } from "../storedJson.ts"
import { tenantPolicy } from "../tenantPolicy.ts"
import { JobRow } from "./JobRow.ts"

/** Credit notes. The application may only insert and select. */
const CreditNoteSchema = defineEntity({
  name: "CreditNoteRow",
  tableName: "credit_note",
  ...tenantPolicy,
  indexes: [{ name: "credit_note_by_day", properties: ["tenantId", "creditedOn"] }],
  uniques: [
    { name: "credit_note_number", properties: ["tenantId", "number"] },
    { name: "credit_note_one_per_job", properties: ["tenantId", "jobId"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    jobId: p.uuid(),
    number: p.integer(),
    invoiceNumber: p.integer(),
    creditedOn: p.type(DayColumn).$type<string>(),
    reason: p.text(),
    lines: p.json<ReadonlyArray<CreditLine>>(),
    totals: p.json<Totals>(),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "credit_note_job", onDelete: "restrict" })
  }
})

export class CreditNoteRow extends CreditNoteSchema.class {}
CreditNoteSchema.setClass(CreditNoteRow)

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
