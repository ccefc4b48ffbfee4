import { Migration } from "@mikro-orm/migrations"

/** Adds the message with the link for paying on the spot. */
export class Migration20261127PayLinks extends Migration {
  override up() {
    this.addSql("alter table message drop constraint if exists message_template_known")
    this.addSql(
      "alter table message add constraint message_template_known check (template in ('quote', 'workorder', 'invoice', 'receipt', 'dayBefore', 'onMyWay', 'payLink', 'thanks'))"
    )
  }
}
