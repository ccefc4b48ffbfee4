import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/** Adds credit notes, installers' schedules, presence on jobs, and the columns for finding earlier jobs. */
export class Migration20261121JobSteps extends Migration {
  override up() {
    for (const statement of [...statements, ...tables.map(ofTenant), ...tables.flatMap(enableRls)])
      this.addSql(statement)
  }
}

const tables = ["credit_note", "job_installer", "job_presence"]

const ofTenant = (table: string) =>
  `alter table ${table} add constraint ${table}_tenant foreign key (tenant_id) references tenant (id) on delete restrict`

const ofJob = (table: string, onDelete: "restrict" | "cascade") =>
  `alter table ${table} add constraint ${table}_job foreign key (tenant_id, job_id) references job (tenant_id, id) on delete ${onDelete}`

const statements = [
  "alter table job add column credit jsonb null, add column rebill_of jsonb null, add column vin text not null default '', add column plate text not null default ''",
  // Row-level security also applies to the owner; suspended for the one statement that fills the new columns of
  // existing rows.
  "alter table job no force row level security",
  `update job set vin = coalesce(vehicle ->> 'vin', ''), plate = regexp_replace(upper(coalesce(vehicle ->> 'plate', '')), '[^[:alnum:]]', '', 'g')`,
  "alter table job force row level security",
  "create index job_by_vin on job (tenant_id, vin)",
  "create index job_by_plate on job (tenant_id, plate)",
  `create table credit_note (
  tenant_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  number int not null,
  invoice_number int not null,
  credited_on date not null,
  reason text not null,
  lines jsonb not null,
  totals jsonb not null,
  primary key (tenant_id, id),
  constraint credit_note_number unique (tenant_id, number),
  constraint credit_note_one_per_job unique (tenant_id, job_id)
)`,
  ofJob("credit_note", "restrict"),
  `create table job_installer (
  tenant_id uuid not null,
  job_id uuid not null,
  position int not null,
  user_id uuid not null,
  start_time text not null,
  end_time text not null,
  primary key (tenant_id, job_id, position)
)`,
  ofJob("job_installer", "cascade"),
  "create index job_installer_by_user on job_installer (tenant_id, user_id, job_id)",
  `create table job_presence (
  tenant_id uuid not null,
  job_id uuid not null,
  user_id uuid not null,
  name text not null,
  seen_at bigint not null,
  primary key (tenant_id, job_id, user_id)
)`,
  ofJob("job_presence", "cascade")
]
