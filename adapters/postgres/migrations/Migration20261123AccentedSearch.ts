import { Migration } from "@mikro-orm/migrations"
import { foundByText, otherStart } from "./searchedTable.ts"

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

const tables = [
  { table: "customer", text: "search_text", finds: "search_customers" },
  { table: "job", text: "search_text", finds: "search_jobs" },
  { table: "product", text: "(sort_code || chr(10) || sort_description)", finds: "search_products" }
]

const statements = [
  `create or replace function other_word_starts(searched text) returns text[] language sql immutable parallel safe set search_path = pg_catalog as $$
    select array(select distinct found[1] from regexp_matches(searched, '(${otherStart})', 'g') as found) $$`,
  ...tables.flatMap(foundByText)
]
