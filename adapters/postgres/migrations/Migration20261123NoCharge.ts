import { Migration } from "@mikro-orm/migrations"

/**
 * Adds the reason an estimate line is free of charge. It is empty on older lines: those at 0.00 need a price or a
 * reason before their job's next step; invoices stay unchanged.
 */
export class Migration20261123NoCharge extends Migration {
  override up() {
    this.addSql("alter table estimate_line add column no_charge_reason text not null default ''")
  }
}
