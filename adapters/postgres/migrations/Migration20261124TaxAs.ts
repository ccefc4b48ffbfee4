import { Migration } from "@mikro-orm/migrations"

/** Lines that are taxed otherwise than their kind, as their product says; those there are follow their kind. */
export class Migration20261124TaxAs extends Migration {
  override up() {
    this.addSql("alter table estimate_line add column tax_as text not null default ''")
    this.addSql(
      "alter table estimate_line add constraint estimate_line_tax_as check (tax_as in ('', 'parts', 'labor'))"
    )
  }
}
