import { Migration } from "@mikro-orm/migrations"

/** Adds an index to sum up credit notes by date. */
export class Migration20261125CreditDays extends Migration {
  override up() {
    this.addSql("create index credit_note_by_day on credit_note (tenant_id, credited_on)")
  }
}
