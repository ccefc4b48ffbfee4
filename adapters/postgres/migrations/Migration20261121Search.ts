import { Migration } from "@mikro-orm/migrations"

/**
 * Substring search cannot use an index under row-level security, because `like` is not leakproof. Two audited functions
 * therefore search the text columns as a separate role, which may read those columns and nothing else, and filter by
 * tenant themselves. They return only ids; the rows are then read under row-level security (R10).
 */
export class Migration20261121Search extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const pattern = "'%' || regexp_replace(lower(needle), '([\\\\%_])', '\\\\\\1', 'g') || '%'"
const thisShop = "current_setting('app.tenant_id')::uuid"

const searchFunction = (name: string, body: string) => [
  `create function ${name}(needle text) returns table (found uuid) language sql stable security definer set search_path = pg_catalog, public as $$ ${body} $$`,
  `alter function ${name}(text) owner to frit_search`,
  `revoke all on function ${name}(text) from public`,
  `grant execute on function ${name}(text) to frit_app`
]

const statements = [
  "create extension if not exists pg_trgm",
  "create extension if not exists btree_gin",
  "create index customer_contains on customer using gin (tenant_id, search_text gin_trgm_ops)",
  "create index job_contains on job using gin (tenant_id, search_text gin_trgm_ops)",
  "grant usage, create on schema public to frit_search",
  "grant select (tenant_id, id, search_text) on customer to frit_search",
  "grant select (tenant_id, id, customer_id, search_text) on job to frit_search",
  "create policy search on customer for select to frit_search using (true)",
  "create policy search on job for select to frit_search using (true)",
  ...searchFunction(
    "find_customers",
    `select id from customer where tenant_id = ${thisShop} and search_text like ${pattern}`
  ),
  ...searchFunction(
    "find_jobs",
    `
    select id from job where tenant_id = ${thisShop} and search_text like ${pattern}
    union
    select job.id from job join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id
    where job.tenant_id = ${thisShop} and customer.tenant_id = ${thisShop} and customer.search_text like ${pattern}`
  ),
  "revoke create on schema public from frit_search"
]
