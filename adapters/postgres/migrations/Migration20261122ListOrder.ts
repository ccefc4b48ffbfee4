import { Migration } from "@mikro-orm/migrations"

/**
 * Every order of every list out of an index, in both directions; what was an index of fewer columns goes. An index that
 * ends in days has them for filters: days and numbers grow together, so a list by number would otherwise read all jobs
 * for those of one month.
 */
export class Migration20261122ListOrder extends Migration {
  override up() {
    for (const statement of [...jobs, ...customers, ...products, ...others]) this.addSql(statement)
  }
}

const jobs = [
  // The first of those who install it, for the list's groups; worked out by PostgreSQL, for the rows that are there
  // too.
  "alter table job add column lead_installer_id uuid null generated always as ((install -> 'installers' -> 0 ->> 'userId')::uuid) stored",
  "create index job_by_number on job (tenant_id, number, quoted_on, install_date, invoiced_on) include (id)",
  "create index job_by_stage_number on job (tenant_id, stage, number)",
  "drop index job_by_install_date",
  "create index job_by_install_date on job (tenant_id, install_date, id, quoted_on, invoiced_on)",
  "create index job_by_total on job (tenant_id, total, id)",
  "create index job_by_stage_total on job (tenant_id, stage, total, id)",
  "drop index job_by_customer",
  "create index job_by_customer on job (tenant_id, customer_id, number, stage)",
  "drop index job_by_location",
  "create index job_by_location on job (tenant_id, location_id, stage, number)",
  "drop index job_by_insurer",
  "create index job_by_insurer on job (tenant_id, insurer, stage, number) where insurer <> ''",
  "drop index job_by_quote_day",
  "create index job_by_quote_day on job (tenant_id, stage, quoted_on) include (total)",
  "create index job_by_payment_state on job (tenant_id, payment_state, stage, number)",
  "create index job_by_lead_installer on job (tenant_id, lead_installer_id, stage, number) where lead_installer_id is not null",
  "create index job_with_parts_pending on job (tenant_id, number) where parts_status = 'pending'"
]

const customers = [
  "create index customer_by_type on customer (tenant_id, customer_type, sort_name, id)",
  "drop index customer_by_sales_representative",
  "create index customer_by_sales_representative on customer (tenant_id, sales_representative, sort_name, id)"
]

const thisShop = "current_setting('app.tenant_id')::uuid"
const searched = "(sort_code || chr(10) || sort_description)"
const pattern = "'%' || regexp_replace(lower(needle), '([\\\\%_])', '\\\\\\1', 'g') || '%'"

const products = [
  "create index product_by_description on product (tenant_id, sort_description, sort_code)",
  "create index product_by_list_price on product (tenant_id, list_price, sort_code)",
  "drop index product_by_category",
  "create index product_by_category on product (tenant_id, category_id, sort_code)",
  "create index product_by_type on product (tenant_id, product_type, sort_code)",
  // "Contains", as for customers and jobs: ids only, of the shop that asks, by the role that may read these columns and
  // nothing else.
  `create index product_contains on product using gin (tenant_id, ${searched} gin_trgm_ops)`,
  "grant select (tenant_id, id, sort_code, sort_description) on product to frit_search",
  "create policy search on product for select to frit_search using (true)",
  "grant create on schema public to frit_search",
  `create function find_products(needle text) returns table (found uuid) language sql stable security definer set search_path = pg_catalog, public as $$
    select id from product where tenant_id = ${thisShop} and ${searched} like ${pattern} $$`,
  "alter function find_products(text) owner to frit_search",
  "revoke all on function find_products(text) from public",
  "grant execute on function find_products(text) to frit_app",
  "revoke create on schema public from frit_search"
]

const folded = (column: string) => `(lower(${column} collate "und-x-icu"))`

const others = [
  `create index shop_user_by_user_name on shop_user (tenant_id, (lower(user_name) collate "und-x-icu"), id)`,
  `create index location_by_name on location (tenant_id, ${folded("location_name")}, id)`,
  `create index location_by_short_id on location (tenant_id, ${folded("location_short_id")}, id)`,
  "create index product_category_by_day on product_category (tenant_id, created_date, sort_name)",
  `create index tenant_by_name on tenant ((lower(business_name) collate "und-x-icu"), id)`,
  `create index tenant_by_prefix on tenant ((prefix collate "und-x-icu"), id)`,
  "create index tenant_by_day on tenant (created_on, id)"
]
