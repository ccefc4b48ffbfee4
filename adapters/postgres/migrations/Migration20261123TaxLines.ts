import { Migration } from "@mikro-orm/migrations"

/** Adds a location's taxes by name; a location without any keeps using its two rates. */
export class Migration20261123TaxLines extends Migration {
  override up() {
    this.addSql("alter table location add column tax_lines jsonb not null default '[]'")
  }
}
