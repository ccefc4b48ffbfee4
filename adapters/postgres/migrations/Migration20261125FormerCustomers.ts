import { Migration } from "@mikro-orm/migrations"

/** Whose a job was before customers were merged: of the merges before, nothing is known. */
export class Migration20261125FormerCustomers extends Migration {
  override up() {
    this.addSql("alter table job add column if not exists former_customer_ids jsonb not null default '[]'")
  }
}
