import { Migration } from "@mikro-orm/migrations"

/** Money that another job had first says which. */
export class Migration20261125MovedPayments extends Migration {
  override up() {
    this.addSql("alter table payment add column moved_from jsonb null")
  }
}
