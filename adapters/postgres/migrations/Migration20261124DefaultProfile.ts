import { Migration } from "@mikro-orm/migrations"

/** Adds the default pricing profile for customers without one; a shop starts without a default. */
export class Migration20261124DefaultProfile extends Migration {
  override up() {
    this.addSql("alter table pricing_profile add column is_default boolean not null default false")
    this.addSql("create unique index pricing_profile_default on pricing_profile (tenant_id) where is_default")
  }
}
