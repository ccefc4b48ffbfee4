import { Migration } from "@mikro-orm/migrations"

/**
 * What the jobs list is narrowed by, as columns of their own: behind the wall an index serves only leakproof operators,
 * and those that look into JSON are not. PostgreSQL works them out itself, for the rows that are there too.
 */
export class Migration20261121JobFilters extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const due = "coalesce((totals ->> 'insurerShare')::bigint, 0) + coalesce((totals ->> 'customerShare')::bigint, 0)"

const paymentState = `
  case
    when balance > 0 then case when credit is null and balance < ${due} then 'partlyPaid' else 'unpaid' end
    when credit is null and ${due} > 0 then 'paid'
  end`

const statements = [
  `alter table job
    add column insurer text not null generated always as (lower(btrim(coalesce(insurance ->> 'company', '')) collate "und-x-icu")) stored,
    add column answer_kind text null generated always as (answer ->> 'kind') stored,
    add column payment_state text null generated always as (${paymentState}) stored`,
  "create index job_by_location on job (tenant_id, location_id, number)",
  "create index job_by_insurer on job (tenant_id, insurer, number) where insurer <> ''",
  "create index job_by_answer on job (tenant_id, answer_kind, number) where answer_kind is not null",
  "create index job_by_quote_day on job (tenant_id, quoted_on) include (total) where stage = 'quote'",
  "create index job_by_invoice_day on job (tenant_id, invoiced_on, id) where invoiced_on is not null",
  "create index job_owed on job (tenant_id, invoiced_on, id) include (balance) where balance > 0",
  "create index customer_by_sales_representative on customer (tenant_id, sales_representative)"
]
