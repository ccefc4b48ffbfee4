import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/** Adds the change history of jobs, append-only (the application's role has no right to change it). */
export class Migration20261121JobChanges extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table job_change (
  tenant_id uuid not null,
  job_id uuid not null,
  id uuid not null,
  at bigint not null,
  by_id uuid null,
  by_name text not null,
  kind text not null,
  parts text[] not null,
  what jsonb not null,
  primary key (tenant_id, job_id, id)
)`,
  "alter table job_change add constraint job_change_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table job_change add constraint job_change_job foreign key (tenant_id, job_id) references job (tenant_id, id) on delete restrict",
  ...enableRls("job_change")
]
