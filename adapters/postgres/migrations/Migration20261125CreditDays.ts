import { Migration } from "@mikro-orm/migrations"

/** Credit notes are added up by their day. */
export class Migration20261125CreditDays extends Migration {
  override up() {
    this.addSql("create index credit_note_by_day on credit_note (tenant_id, credited_on)")
  }
}
