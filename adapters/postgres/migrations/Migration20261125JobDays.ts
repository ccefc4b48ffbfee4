import { Migration } from "@mikro-orm/migrations"
import { forEachTenant } from "./forEachTenant.ts"

/**
 * Adds the dates on which a job was created, won and settled. For existing jobs they are derived from history and
 * documents; a job without history was created on the date of its quote.
 */
export class Migration20261125JobDays extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const dayOf = (at: string) => `(to_timestamp(${at} / 1000.0) at time zone location.time_zone)::date`

const statements = [
  "alter table job add column created_on date null, add column won_on date null, add column settled_on date null",
  forEachTenant(`with told as (
    select job.id,
      min(job_change.at) filter (where job_change.kind = 'created') as created_at,
      min(job_change.at) filter (where job_change.kind = 'stage' and job_change.what ->> 'from' = 'quote') as won_at
    from job left join job_change on job_change.tenant_id = job.tenant_id and job_change.job_id = job.id and job_change.kind in ('created', 'stage')
    group by job.id
  ), owing as (
    select id, tenant_id, invoiced_on, adjustments,
      coalesce((totals ->> 'insurerShare')::bigint, 0) + coalesce((totals ->> 'customerShare')::bigint, 0) as share
    from job where stage = 'invoice' and invoiced_on is not null and credit is null and balance <= 0
  ), received as (
    select owing.id, owing.invoiced_on, payment.collection_date, payment.amount_received, coalesce(payment.refunds, '[]') as refunds
    from owing join payment on payment.tenant_id = owing.tenant_id and payment.job_id = owing.id
    where payment.status in ('paid', 'partlyRefunded', 'refunded')
  ), document as (
    select id, invoiced_on as day, share as cents from owing
    union all select id, greatest(collection_date, invoiced_on), -amount_received from received
    union all select id, greatest((refund ->> 'date')::date, invoiced_on), (refund ->> 'amount')::bigint
      from received, jsonb_array_elements(refunds) as refund where coalesce(refund ->> 'status', 'refunded') = 'refunded'
    union all select id, (adjustment ->> 'date')::date, -(adjustment ->> 'amount')::bigint
      from owing, jsonb_array_elements(adjustments) as adjustment
    union all select id, (adjustment -> 'reversed' ->> 'date')::date, (adjustment ->> 'amount')::bigint
      from owing, jsonb_array_elements(adjustments) as adjustment where adjustment -> 'reversed' ->> 'date' is not null
  ), evening as (
    select id, day, sum(sum(cents)) over (partition by id order by day) as owed from document group by id, day
  ), later as (
    select id, day, coalesce(max(day) filter (where owed > 0) over (partition by id), '-infinity') as last_owed from evening
  ), settled as (
    select id, min(day) as day from later where day > last_owed group by id
  )
  update job set created_on = coalesce(${dayOf("told.created_at")}, job.quoted_on),
    won_on = case when told.won_at is not null then ${dayOf("told.won_at")} when job.stage = 'quote' then null
      else coalesce(job.invoiced_on, ${dayOf("told.created_at")}, job.quoted_on) end,
    settled_on = settled.day
  from told left join settled on settled.id = told.id, location
  where told.id = job.id and location.tenant_id = job.tenant_id and location.id = job.location_id`),
  "create index job_by_day_made on job (tenant_id, created_on, id)",
  "create index job_by_day_won on job (tenant_id, won_on, id) where won_on is not null",
  "create index job_by_day_settled on job (tenant_id, settled_on, id) where settled_on is not null"
]
