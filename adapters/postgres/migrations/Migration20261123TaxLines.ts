import { Migration } from "@mikro-orm/migrations"

/** The taxes of a location by name; a location that has none goes on with its two rates. */
export class Migration20261123TaxLines extends Migration {
  override up() {
    this.addSql("alter table location add column tax_lines jsonb not null default '[]'")
  }
}
