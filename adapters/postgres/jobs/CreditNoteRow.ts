import { defineEntity, p } from "@mikro-orm/postgresql"
import type { CreditLine } from "#domain/jobs/CreditNote.ts"
import type { Totals } from "#domain/estimates/priceEstimate.ts"
import { DayColumn } from "../columns.ts"
import { JobRow } from "./JobRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** Credit notes. The application may add to them and read them, no more. */
const CreditNoteSchema = defineEntity({
  name: "CreditNoteRow",
  tableName: "credit_note",
  ...tenantWall,
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
