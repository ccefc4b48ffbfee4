import { Migration } from "@mikro-orm/migrations"

/** Stores the credit that reverses an invoice at its partner along with the invoice. */
export class Migration20261128EdiCredits extends Migration {
  override up() {
    this.addSql("alter table edi_invoice add column credit jsonb null")
  }
}
