import { Migration } from "@mikro-orm/migrations"

/** What takes a credited invoice back at its partner is kept beside it. */
export class Migration20261128EdiCredits extends Migration {
  override up() {
    this.addSql("alter table edi_invoice add column credit jsonb null")
  }
}
