import { Migration } from "@mikro-orm/migrations"

/** Whether a charge's money is held first, and what is to become of it; all of those before were charged at once. */
export class Migration20261127HeldMoney extends Migration {
  override up() {
    this.addSql("alter table card_charge add column if not exists hold text not null default 'none'")
  }
}
