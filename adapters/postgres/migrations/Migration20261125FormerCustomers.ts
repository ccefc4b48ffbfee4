import { Migration } from "@mikro-orm/migrations"

/** Adds a job's previous customers before merges; earlier merges are unknown. */
export class Migration20261125FormerCustomers extends Migration {
  override up() {
    this.addSql("alter table job add column if not exists former_customer_ids jsonb not null default '[]'")
  }
}
