import { Migration } from "@mikro-orm/migrations"

/**
 * What has a text, no more than `most` of it (null: all), so that a text that almost everything has costs no more than
 * a rare one; of one or two letters what has a word that begins with them, which trigrams know too. As before, by the
 * role that may read these columns and nothing else, of the shop that asks, ids only. A job's customer is found by the
 * customer's own function. The functions without `most` stay for older builds that run beside.
 */
export class Migration20261122TextSearch extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const thisShop = "current_setting('app.tenant_id')::uuid"
const escaped = (signs: string) => `regexp_replace(lower(needle), '(${signs})', '\\\\\\1', 'g')`
const anywhere = `'%' || ${escaped("[\\\\%_]")} || '%'`
// As `wordStart` in textSearch.ts: trigrams are drawn from a class of few characters only.
const atWord = `'(^|[ ''._@/+,#&()\\n-])' || ${escaped("[^[:alnum:]]")}`

const has = (text: string) => [
  `char_length(needle) >= 3 and ${text} like ${anywhere}`,
  `char_length(needle) < 3 and ${text} ~ (${atWord})`
]

// PostgreSQL takes a pattern for far more common than it is, and would then read the shop's rows in turn: trigrams or
// nothing.
const planned = "set enable_seqscan = off set enable_indexscan = off"

const searchFunction = (name: string, table: string, text: string) => [
  `create function ${name}(needle text, most int) returns table (found uuid) language sql stable security definer set search_path = pg_catalog, public ${planned} as $$
    ${has(text)
      .map((condition) => `(select id from ${table} where tenant_id = ${thisShop} and ${condition} limit most)`)
      .join(" union all ")} $$`,
  `alter function ${name}(text, int) owner to frit_search`,
  `revoke all on function ${name}(text, int) from public`,
  `grant execute on function ${name}(text, int) to frit_app`
]

const statements = [
  "grant create on schema public to frit_search",
  ...searchFunction("search_customers", "customer", "search_text"),
  ...searchFunction("search_jobs", "job", "search_text"),
  ...searchFunction("search_products", "product", "(sort_code || chr(10) || sort_description)"),
  "revoke create on schema public from frit_search",
  // The ids too, so that the jobs of many customers are found without reading them.
  "drop index job_by_customer",
  "create index job_by_customer on job (tenant_id, customer_id, number, stage) include (id)"
]
