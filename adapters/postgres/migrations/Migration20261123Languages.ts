import { Migration } from "@mikro-orm/migrations"

/** The word catalog (`domain/words`) defines which languages exist; columns accept any two-letter tag. */
export class Migration20261123Languages extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = ["tenant", "customer", "job_link", "message"].map(
  (table) =>
    `alter table ${table} drop constraint ${table}_language_known, add constraint ${table}_language_tag check (language ~ '^[a-z]{2}$')`
)
