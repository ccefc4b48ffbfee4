import { Migration } from "@mikro-orm/migrations"
import { inEachShop } from "./inEachShop.ts"

/** Who charged a card: all that were charged until now were by Square. */
export class Migration20261124CardProcessor extends Migration {
  override up() {
    this.addSql("alter table payment add column processor text null")
    this.addSql(inEachShop("update payment set processor = 'square' where payment_type = 'card'"))
    this.addSql("alter table payment add constraint payment_processor_known check (processor in ('square'))")
  }
}
