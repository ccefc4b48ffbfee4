import { Migration } from "@mikro-orm/migrations"
import { forEachTenant } from "./forEachTenant.ts"

/** Adds the processor that charged a card; it was Square for all existing charges. */
export class Migration20261124CardProcessor extends Migration {
  override up() {
    this.addSql("alter table payment add column processor text null")
    this.addSql(forEachTenant("update payment set processor = 'square' where payment_type = 'card'"))
    this.addSql("alter table payment add constraint payment_processor_known check (processor in ('square'))")
  }
}
