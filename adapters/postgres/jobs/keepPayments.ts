import type { Job } from "#domain/jobs/Job.ts"
import type { Statements } from "../TenantTransaction.ts"
import { columnsJson } from "../insertRows.ts"
import { toPaymentRows } from "./jobRows.ts"

/** Payments are only ever added; what a payment became (paid, refunded) is written over it. */
export const keepPayments = async (writing: Statements, job: Job, tenantId: string): Promise<void> => {
  if (job.payments.length === 0) return
  const rows = columnsJson(toPaymentRows(job, tenantId))
  await Promise.all([writing.execute(becoming, [rows]), writing.execute(adding, [rows])])
}

const becoming = `
  update payment set status = now.status, source = now.source, card = now.card, decline = now.decline, refunds = now.refunds
  from jsonb_populate_recordset(null::payment, ?) as now
  where payment.tenant_id = now.tenant_id and payment.job_id = now.job_id and payment.id = now.id
    and (payment.status, payment.refunds) is distinct from (now.status, now.refunds)`

const adding = `
  insert into payment (tenant_id, id, job_id, position, payer, status, payment_type, collection_date, source, amount_received, description, card, decline, refunds, link_id)
  select tenant_id, id, job_id, position, payer, status, payment_type, collection_date, source, amount_received, description, card, decline, refunds, link_id
  from jsonb_populate_recordset(null::payment, ?) as now
  where not exists (select from payment where tenant_id = now.tenant_id and job_id = now.job_id and id = now.id)`
