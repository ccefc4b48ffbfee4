import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "../migrations/enableRls.ts"

/** Adds insurers and their names, each unique within a shop, with row-level security. */
export class Migration20261125Insurers extends Migration {
  override up() {
    for (const statement of [...statements, ...enableRls("insurer"), ...enableRls("insurer_name")])
      this.addSql(statement)
  }
}

const statements = [
  `create table insurer (
  tenant_id uuid not null references tenant (id) on delete restrict,
  id uuid not null,
  version int not null,
  insurer_name text not null,
  aliases text not null,
  network text not null check (network in ('none', 'lynx', 'safelite', 'harmon', 'gerber', 'quest', 'other')),
  is_active boolean not null,
  sort_name text collate "und-x-icu" not null,
  primary key (tenant_id, id)
)`,
  "create index insurer_by_name on insurer (tenant_id, sort_name, id)",
  `create table insurer_name (
  tenant_id uuid not null references tenant (id) on delete restrict,
  name_key text not null,
  insurer_id uuid not null,
  primary key (tenant_id, name_key),
  constraint insurer_name_insurer_id foreign key (tenant_id, insurer_id) references insurer (tenant_id, id)
    on delete cascade
)`,
  "create index insurer_name_by_insurer on insurer_name (tenant_id, insurer_id)"
]
