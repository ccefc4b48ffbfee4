import type { Job } from "#domain/jobs/Job.ts"
import type { Statements } from "../TenantTransaction.ts"
import { columnNames, columnsJson, tableOf } from "../columns.ts"
import { toPaymentRows } from "./jobRows.ts"
import { PaymentRow } from "./PaymentRow.ts"

/** Payments are only ever added; what a payment became (paid, refunded, voided) is written over it. */
export const keepPayments = async (writing: Statements, job: Job, tenantId: string): Promise<void> => {
  if (job.payments.length === 0) return
  const rows = columnsJson(PaymentRow, toPaymentRows(job, tenantId))
  await Promise.all([writing.execute(becoming, [rows]), writing.execute(adding, [rows])])
}

/** What a payment may become after it was recorded. */
const changing = ["status", "source", "collection_date", "card", "decline", "refunds", "voided"]

const becoming = `
  update payment set ${changing.map((field) => `${field} = now.${field}`).join(", ")}
  from jsonb_populate_recordset(null::payment, ?) as now
  where payment.tenant_id = now.tenant_id and payment.job_id = now.job_id and payment.id = now.id
    and (payment.status, payment.refunds) is distinct from (now.status, now.refunds)`

const columns = columnNames(PaymentRow, [...tableOf(PaymentRow).columns.keys()])
const adding = `
  insert into payment (${columns}) select ${columns} from jsonb_populate_recordset(null::payment, ?) as now
  where not exists (select from payment where tenant_id = now.tenant_id and job_id = now.job_id and id = now.id)`
