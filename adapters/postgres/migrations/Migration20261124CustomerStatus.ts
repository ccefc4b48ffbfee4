import { Migration } from "@mikro-orm/migrations"

/** Adds a status for customers who get no new jobs; all existing customers are active. */
export class Migration20261124CustomerStatus extends Migration {
  override up() {
    this.addSql("alter table customer add column status text not null default 'active'")
    this.addSql("alter table customer add constraint customer_status_known check (status in ('active', 'inactive'))")
    this.addSql("create index customer_by_status on customer (tenant_id, status, sort_name, id)")
  }
}
