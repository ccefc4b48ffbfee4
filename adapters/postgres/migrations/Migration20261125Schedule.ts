import { Migration } from "@mikro-orm/migrations"

/**
 * Adds people's working hours and skills, and locations' opening hours and vehicle capacity. All are empty at first.
 */
export class Migration20261125Schedule extends Migration {
  override up() {
    this.addSql("alter table shop_user add column work_hours jsonb not null default '[]'")
    this.addSql("alter table shop_user add column days_off jsonb not null default '[]'")
    this.addSql("alter table shop_user add column skills text[] not null default '{}'")
    this.addSql("alter table location add column business_hours jsonb not null default '[]'")
    this.addSql("alter table location add column closed_days jsonb not null default '[]'")
    this.addSql("alter table location add column bays int not null default 0")
  }
}
