import { Migration } from "@mikro-orm/migrations"

/**
 * Why a line of an estimate is free of charge. Older lines say nothing: those at 0.00 need a price or a reason before
 * their job's next step, and invoices stand as they are.
 */
export class Migration20261123NoCharge extends Migration {
  override up() {
    this.addSql("alter table estimate_line add column no_charge_reason text not null default ''")
  }
}
