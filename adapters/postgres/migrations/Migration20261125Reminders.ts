import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/** Adds reminders, with row-level security. A rule creates at most one per job. */
export class Migration20261125Reminders extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const oneOf = (column: string, values: ReadonlyArray<string>) =>
  `check (${column} in (${values.map((value) => `'${value}'`).join(", ")}))`

const statements = [
  `create table reminder (
  tenant_id uuid not null,
  id uuid not null,
  version int not null,
  saves jsonb not null default '[]',
  kind text not null,
  text text not null,
  due_on date not null,
  due_time text not null,
  time_zone text not null,
  due_at bigint not null,
  assigned_to uuid not null,
  job_id uuid null,
  customer_id uuid null,
  rule text null,
  made_by uuid null,
  made_at bigint not null,
  done_by uuid null,
  done_at bigint null,
  primary key (tenant_id, id),
  constraint reminder_kind_known ${oneOf("kind", ["callBack", "followUp", "order", "collect", "other"])}
)`,
  "alter table reminder add constraint reminder_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table reminder add constraint reminder_assigned_to foreign key (tenant_id, assigned_to) references shop_user (tenant_id, id) on delete restrict",
  "alter table reminder add constraint reminder_one_per_rule unique (tenant_id, job_id, rule)",
  "create index reminder_open on reminder (tenant_id, due_at, id) where (done_at is null)",
  "create index reminder_open_of on reminder (tenant_id, assigned_to, due_at, id) where (done_at is null)",
  "create index reminder_done on reminder (tenant_id, done_at, id) where (done_at is not null)",
  "create index reminder_done_of on reminder (tenant_id, assigned_to, done_at, id) where (done_at is not null)",
  "create index reminder_by_job on reminder (tenant_id, job_id) where (job_id is not null)",
  "create index reminder_by_customer on reminder (tenant_id, customer_id) where (customer_id is not null)",
  ...enableRls("reminder")
]
