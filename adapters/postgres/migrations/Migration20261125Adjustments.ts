import { Migration } from "@mikro-orm/migrations"

/** Adds allowances and write-offs on a job's invoice, including reversed ones. */
export class Migration20261125Adjustments extends Migration {
  override up() {
    this.addSql("alter table job add column adjustments jsonb not null default '[]'")
  }
}
