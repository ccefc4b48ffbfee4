import { Migration } from "@mikro-orm/migrations"

/** Adds the part number price rule that created a line; existing lines have none. */
export class Migration20261124PartPattern extends Migration {
  override up() {
    this.addSql("alter table estimate_line add column part_pattern text not null default ''")
  }
}
