import { Migration } from "@mikro-orm/migrations"

/** Adds the message with a customer's account statement. */
export class Migration20261127Statements extends Migration {
  override up() {
    this.addSql("alter table message drop constraint if exists message_template_known")
    this.addSql(
      "alter table message add constraint message_template_known check (template in ('quote', 'workorder', 'invoice', 'receipt', 'dayBefore', 'onMyWay', 'payLink', 'statement', 'thanks'))"
    )
  }
}
