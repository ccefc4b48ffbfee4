import { defineEntity, p } from "@mikro-orm/postgresql"
import type { EdiCredit } from "#domain/edi/EdiCredit.ts"
import type { EdiCorrections, EdiDispute, Finding } from "#domain/edi/EdiInvoice.ts"
import { belongsTo } from "../belongsTo.ts"
import { DayColumn } from "../columns.ts"
import { JobRow } from "../jobs/JobRow.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** EDI invoices, one per job. Times in milliseconds UTC, amounts in cents. */
const EdiInvoiceSchema = defineEntity({
  name: "EdiInvoiceRow",
  tableName: "edi_invoice",
  ...tenantPolicy,
  indexes: [
    { name: "edi_invoice_by_state", properties: ["tenantId", "state", "invoicedOn", "jobId"] },
    { name: "edi_invoice_by_number", properties: ["tenantId", "network", "invoiceNumber"] },
    {
      name: "edi_invoice_credit_open",
      expression:
        "CREATE INDEX edi_invoice_credit_open ON public.edi_invoice USING btree (tenant_id, job_id) WHERE ((state = 'credited'::text) AND (jsonb_typeof(credit) = 'object'::text) AND ((credit ->> 'state'::text) <> 'accepted'::text))"
    },
    {
      name: "edi_invoice_open",
      expression:
        "CREATE INDEX edi_invoice_open ON public.edi_invoice USING btree (tenant_id, invoiced_on, job_id) WHERE (state <> ALL (ARRAY['paid'::text, 'overPaid'::text, 'credited'::text]))"
    }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    jobId: p.uuid().primary(),
    network: p.text(),
    state: p.text(),
    invoiceNumber: p.integer(),
    invoicedOn: p.type(DayColumn).$type<string>(),
    claimed: p.bigint("number"),
    paid: p.bigint("number"),
    control: p.integer().nullable(),
    findings: p.json<ReadonlyArray<Finding>>(),
    corrections: p.json<EdiCorrections>(),
    reason: p.text(),
    trouble: p.text(),
    stateAt: p.bigint("number"),
    claimedAt: p.bigint("number").nullable(),
    dispute: p.json<EdiDispute | null>().nullable(),
    /** The credit that reverses the invoice at its partner. */
    credit: p.json<EdiCredit | null>().nullable(),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "edi_invoice_job", onDelete: "restrict" })
  }
})

export class EdiInvoiceRow extends EdiInvoiceSchema.class {}
EdiInvoiceSchema.setClass(EdiInvoiceRow)

/** Interchanges sent to and received from partners, verbatim. The application may only insert and select. */
const EdiInterchangeSchema = defineEntity({
  name: "EdiInterchangeRow",
  tableName: "edi_interchange",
  ...tenantPolicy,
  uniques: [{ name: "edi_interchange_number", properties: ["tenantId", "network", "isOurs", "control"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    network: p.text(),
    isOurs: p.boolean(),
    kind: p.text(),
    control: p.integer(),
    content: p.text(),
    /** The job whose invoice it contains, if sent by the shop. */
    jobId: p.uuid().nullable(),
    at: p.bigint("number")
  }
})

export class EdiInterchangeRow extends EdiInterchangeSchema.class {}
EdiInterchangeSchema.setClass(EdiInterchangeRow)

/** The history of EDI invoices. The application may only insert and select. */
const EdiEntrySchema = defineEntity({
  name: "EdiEntryRow",
  tableName: "edi_entry",
  ...tenantPolicy,
  indexes: [{ name: "edi_entry_by_job", properties: ["tenantId", "jobId", "id"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    jobId: p.uuid(),
    at: p.bigint("number"),
    what: p.text(),
    by: p.text().name("by_name"),
    text: p.text(),
    interchangeId: p.uuid().nullable()
  }
})

export class EdiEntryRow extends EdiEntrySchema.class {}
EdiEntrySchema.setClass(EdiEntryRow)
