import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/**
 * Adds the limits that root has set for a shop in place of the server's defaults, and the usage counted by all nodes in
 * the current window.
 */
export class Migration20261122Quotas extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table quota_limit (
  tenant_id uuid not null,
  kind text not null,
  most int not null,
  primary key (tenant_id, kind)
)`,
  "alter table quota_limit add constraint quota_limit_kind_known check (kind in ('requests', 'visits', 'exports', 'searches', 'storage'))",
  "alter table quota_limit add constraint quota_limit_most_counts check (most >= 0)",
  "alter table quota_limit add constraint quota_limit_tenant foreign key (tenant_id) references tenant (id) on delete cascade",
  ...enableRls("quota_limit"),
  `create table quota_count (
  tenant_id uuid not null,
  kind text not null,
  window_start bigint not null,
  used int not null,
  primary key (tenant_id, kind)
)`,
  "alter table quota_count add constraint quota_count_kind_known check (kind in ('requests', 'visits', 'exports', 'searches'))",
  "alter table quota_count add constraint quota_count_tenant foreign key (tenant_id) references tenant (id) on delete cascade",
  ...enableRls("quota_count")
]
