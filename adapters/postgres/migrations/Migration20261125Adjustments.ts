import { Migration } from "@mikro-orm/migrations"

/** Allowances and write-offs on a job's invoice, with those that were reversed. */
export class Migration20261125Adjustments extends Migration {
  override up() {
    this.addSql("alter table job add column adjustments jsonb not null default '[]'")
  }
}
