import { Migration } from "@mikro-orm/migrations"

/**
 * The table accepted only the four messages that people send. Allows the automatic ones as well: the day before,
 * thank-you, and now that the installer is on the way.
 */
export class Migration20261127MessageTemplates extends Migration {
  override up() {
    this.addSql("alter table message drop constraint if exists message_template_known")
    this.addSql(
      "alter table message add constraint message_template_known check (template in ('quote', 'workorder', 'invoice', 'receipt', 'dayBefore', 'onMyWay', 'thanks'))"
    )
  }
}
