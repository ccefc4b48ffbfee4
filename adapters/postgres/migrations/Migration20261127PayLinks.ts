import { Migration } from "@mikro-orm/migrations"

/** A customer is sent the link by which they pay on the spot. */
export class Migration20261127PayLinks extends Migration {
  override up() {
    this.addSql("alter table message drop constraint if exists message_template_known")
    this.addSql(
      "alter table message add constraint message_template_known check (template in ('quote', 'workorder', 'invoice', 'receipt', 'dayBefore', 'onMyWay', 'payLink', 'thanks'))"
    )
  }
}
