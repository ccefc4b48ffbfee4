import type { Job } from "#domain/jobs/Job.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { Statements } from "../TenantTransaction.ts"
import { toJob } from "./jobRows.ts"

/**
 * Reads a job with its customer's name, lines and payments in one statement, as one JSON text. That is several times as
 * fast to read as 22 columns, and converting entire rows to JSON is a quarter faster than building objects key by key.
 */
export const readJob = async (reading: Statements, tenantId: string, id: JobId): Promise<Job | undefined> => {
  const [row] = await reading.execute(whole, [tenantId, id])
  return row === undefined ? undefined : toJob(row["job"])
}

/**
 * Like `readJob`, but locks the job's row until the transaction ends. Lines and payments are read after the previous
 * lock holder has written them.
 */
export const openJob = async (reading: Statements, tenantId: string, id: JobId): Promise<Job | undefined> => {
  const locked = reading.execute("select from job where tenant_id = ? and id = ? for update", [tenantId, id])
  const [, job] = await Promise.all([locked, readJob(reading, tenantId, id)])
  return job
}

/**
 * Like `openJob` for a known version: if the row has a different version by now, it is not locked and its lock is not
 * waited for.
 */
export const openJobAt = async (
  reading: Statements,
  tenantId: string,
  id: JobId,
  version: number
): Promise<{ readonly job: Job | undefined; readonly isCurrent: boolean }> => {
  const locked = reading.execute("select from job where tenant_id = ? and id = ? and version = ? for update", [
    tenantId,
    id,
    version
  ])
  const [rows, job] = await Promise.all([locked, readJob(reading, tenantId, id)])
  return { job, isCurrent: rows.length === 1 }
}

/** The balance; never positive on a quote, even if written by a build that counted a quote's total. */
export const balanceSql = "case when job.stage = 'quote' then least(job.balance, 0) else job.balance end"

const whole = `
  select to_json(whole) as job from (select job.id, job.version, job.number, job.stage, customer.customer_name as "customerName", job.quoted_on as "quotedOn",
    coalesce(job.created_on, job.quoted_on)::text as "createdOn", coalesce(job.won_on::text, '') as "wonOn",
    coalesce(job.invoiced_on::text, '') as "invoicedOn", job.invoice_number as "invoiceNumber", job.tax_rates as "taxRates", job.totals,
    (${balanceSql})::float8 as balance, job.customer_id as "customerId", job.location_id as "locationId", job.pricing_profile_id as "pricingProfileId",
    job.salesperson_id as "salespersonId",
    job.vehicle, job.insurance, job.install, job.parts_status as "partsStatus", job.answer, job.credit, job.adjustments, case when job.stage = 'quote' then job.lost end as lost, job.decoded, job.rebill_of as "rebillOf", job.rework_of as "reworkOf", job.reworks, job.former_customer_ids as "formerCustomerIds", job.source,
    (select coalesce(json_agg(line), '[]') from (
      select kind, part_number as "partNumber", description, quantity, cost, list_price as "listPrice",
        discount, net_price as "netPrice", taxable, customer_paid as "customerPaid", rule,
        id, parent_id as "parentId", status, manufacturer, distributor, edi_part_number as "ediPartNumber",
        dot_number as "dotNumber", availability, labor_code as "laborCode", adhesive_manufacturer as "adhesiveManufacturer",
        coalesce(adhesive_expiry::text, '') as "adhesiveExpiry", adhesive_lot as "adhesiveLot", discount_note as "discountNote",
        no_charge_reason as "noChargeReason", tax_as as "taxAs", part_pattern as "partPattern"
      from estimate_line where tenant_id = job.tenant_id and job_id = job.id order by position) as line) as lines,
    (select coalesce(json_agg(json_strip_nulls(to_json(payment))), '[]') from (
      select id, status, payment_type as "paymentType", payer, collection_date as "collectionDate", source,
        amount_received as "amountReceived", description, card, decline, processor, refunds, voided, link_id as "linkId", moved_from as "movedFrom"
      from payment where tenant_id = job.tenant_id and job_id = job.id order by position) as payment) as payments
  from job join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id
  where job.tenant_id = ? and job.id = ?) as whole`
