import { Migration } from "@mikro-orm/migrations"
import { textSearchStatements, otherStart } from "./searchedTable.ts"

/**
 * Makes searches that start with an accented letter or a symbol as fast as others. In a database without a language
 * (C.UTF-8), trigrams consist only of a to z and digits, and a search for "é" would read all of a shop's rows. The
 * functions keep their names, so older builds benefit too.
 */
export class Migration20261123AccentedSearch extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const tables = [
  { table: "customer", text: "search_text", finds: "search_customers" },
  { table: "job", text: "search_text", finds: "search_jobs" },
  { table: "product", text: "(sort_code || chr(10) || sort_description)", finds: "search_products" }
]

const statements = [
  `create or replace function other_word_starts(searched text) returns text[] language sql immutable parallel safe set search_path = pg_catalog as $$
    select array(select distinct found[1] from regexp_matches(searched, '(${otherStart})', 'g') as found) $$`,
  ...tables.flatMap(textSearchStatements)
]
