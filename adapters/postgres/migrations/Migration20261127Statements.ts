import { Migration } from "@mikro-orm/migrations"

/** A customer is sent the statement of what they owe. */
export class Migration20261127Statements extends Migration {
  override up() {
    this.addSql("alter table message drop constraint if exists message_template_known")
    this.addSql(
      "alter table message add constraint message_template_known check (template in ('quote', 'workorder', 'invoice', 'receipt', 'dayBefore', 'onMyWay', 'payLink', 'statement', 'thanks'))"
    )
  }
}
