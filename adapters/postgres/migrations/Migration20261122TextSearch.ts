import { Migration } from "@mikro-orm/migrations"

/**
 * Adds search functions that return no more than `most` ids (null: all), so that a very common text costs no more than
 * a rare one. Texts of one or two characters match beginnings of words, which trigrams also support. As before, they
 * run as the role that may read only these columns, for the current shop, and return only ids. A job's customer is
 * found by the customer search. The functions without `most` stay for older builds running concurrently.
 */
export class Migration20261122TextSearch extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const thisShop = "current_setting('app.tenant_id')::uuid"
const escaped = (signs: string) => `regexp_replace(lower(needle), '(${signs})', '\\\\\\1', 'g')`
const anywhere = `'%' || ${escaped("[\\\\%_]")} || '%'`
// Same as `wordStart` in textSearch.ts. PostgreSQL extracts trigrams only from character classes with few characters.
const atWord = `'(^|[ ''._@/+,#&()\\n-])' || ${escaped("[^[:alnum:]]")}`

const has = (text: string) => [
  `char_length(needle) >= 3 and ${text} like ${anywhere}`,
  `char_length(needle) < 3 and ${text} ~ (${atWord})`
]

// PostgreSQL greatly overestimates how many rows match a pattern and would scan the shop's rows instead. Allow only the
// trigram index.
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
  // Includes the ids, so the jobs of many customers are found without reading the table.
  "drop index job_by_customer",
  "create index job_by_customer on job (tenant_id, customer_id, number, stage) include (id)"
]
