import { Migration } from "@mikro-orm/migrations"

/** Adds lines that are taxed differently from their kind, as set on their product; existing lines follow their kind. */
export class Migration20261124TaxAs extends Migration {
  override up() {
    this.addSql("alter table estimate_line add column tax_as text not null default ''")
    this.addSql(
      "alter table estimate_line add constraint estimate_line_tax_as check (tax_as in ('', 'parts', 'labor'))"
    )
  }
}
