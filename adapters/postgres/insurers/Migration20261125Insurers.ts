import { Migration } from "@mikro-orm/migrations"
import { walled } from "../migrations/walled.ts"

/** Insurers, behind the wall. */
export class Migration20261125Insurers extends Migration {
  override up() {
    for (const statement of [...statements, ...walled("insurer")]) this.addSql(statement)
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
  "create index insurer_by_name on insurer (tenant_id, sort_name, id)"
]
