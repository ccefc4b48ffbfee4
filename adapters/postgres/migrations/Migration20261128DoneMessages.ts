import { Migration } from "@mikro-orm/migrations"

/** Adds the message that tells customers the work is done. */
export class Migration20261128DoneMessages extends Migration {
  override up() {
    this.addSql("alter table message drop constraint if exists message_template_known")
    this.addSql(
      "alter table message add constraint message_template_known check (template in ('quote', 'workorder', 'invoice', 'receipt', 'dayBefore', 'onMyWay', 'payLink', 'statement', 'photos', 'done', 'thanks'))"
    )
  }
}
