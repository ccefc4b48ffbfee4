import { Migration } from "@mikro-orm/migrations"

/**
 * The table knew the four messages that people send, and refused those that go out by themselves: the day before,
 * thanks, and from now on the word that the installer is on the way.
 */
export class Migration20261127MessageTemplates extends Migration {
  override up() {
    this.addSql("alter table message drop constraint if exists message_template_known")
    this.addSql(
      "alter table message add constraint message_template_known check (template in ('quote', 'workorder', 'invoice', 'receipt', 'dayBefore', 'onMyWay', 'thanks'))"
    )
  }
}
