import { Migration } from "@mikro-orm/migrations"

/** Adds the job from which a payment was moved. */
export class Migration20261125MovedPayments extends Migration {
  override up() {
    this.addSql("alter table payment add column moved_from jsonb null")
  }
}
