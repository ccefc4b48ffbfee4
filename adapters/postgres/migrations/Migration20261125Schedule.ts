import { Migration } from "@mikro-orm/migrations"

/** When people work and what they can do; when a location is open and how many vehicles stand in it. Nothing is said yet. */
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
