import { Migration } from "@mikro-orm/migrations"

/** Which price by part number made a line; those there are came from none. */
export class Migration20261124PartPattern extends Migration {
  override up() {
    this.addSql("alter table estimate_line add column part_pattern text not null default ''")
  }
}
