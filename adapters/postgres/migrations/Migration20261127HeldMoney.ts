import { Migration } from "@mikro-orm/migrations"

/**
 * Adds whether a charge's money is held first, and whether to capture or cancel it; existing charges were immediate.
 */
export class Migration20261127HeldMoney extends Migration {
  override up() {
    this.addSql("alter table card_charge add column if not exists hold text not null default 'none'")
  }
}
