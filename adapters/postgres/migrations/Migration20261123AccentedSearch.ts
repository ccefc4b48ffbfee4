import { Migration } from "@mikro-orm/migrations"

/**
 * What begins with an accented letter or a sign is found as quickly as what begins with any other: where the database
 * knows no language (C.UTF-8), trigrams are drawn from the letters a to z and digits alone, and a search for "é" would
 * read all of a shop's rows. The functions keep their names, so older builds find by them too.
 */
export class Migration20261123AccentedSearch extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const thisShop = "current_setting('app.tenant_id')::uuid"
const escaped = (signs: string) => `regexp_replace(lower(needle), '(${signs})', '\\\\\\1', 'g')`
const anywhere = `'%' || ${escaped("[\\\\%_]")} || '%'`
// As `wordSeparators` in textSearch.ts.
const separators = " ''._@/+,#&()\\n-"
const atWord = `'(^|[${separators}])' || ${escaped("[^[:alnum:]]")}`
const otherStart = `(?<![^${separators}])[^a-z0-9 \\n]`

const tables = [
  { table: "customer", text: "search_text" },
  { table: "job", text: "search_text" },
  { table: "product", text: "(sort_code || chr(10) || sort_description)" }
]

const has = (text: string) => [
  `char_length(needle) >= 3 and ${text} like ${anywhere}`,
  `char_length(needle) < 3 and lower(needle) ~ '^[a-z0-9]' and ${text} ~ (${atWord})`,
  `char_length(needle) < 3 and lower(needle) !~ '^[a-z0-9]' and ${text} ~ '${otherStart}' and other_word_starts(${text}) @> array[left(lower(needle), 1)] and ${text} ~ (${atWord})`
]

const statements = [
  `create or replace function other_word_starts(searched text) returns text[] language sql immutable parallel safe set search_path = pg_catalog as $$
    select array(select distinct found[1] from regexp_matches(searched, '(${otherStart})', 'g') as found) $$`,
  ...tables.flatMap(({ table, text }) => [
    `create index ${table}_other_word_starts on ${table} using gin (tenant_id, other_word_starts(${text})) where ${text} ~ '${otherStart}'`,
    `create or replace function search_${table}s(needle text, most int) returns table (found uuid) language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off set enable_indexscan = off as $$
      ${has(text)
        .map((condition) => `(select id from ${table} where tenant_id = ${thisShop} and ${condition} limit most)`)
        .join(" union all ")} $$`
  ])
]
