import { Migration } from "@mikro-orm/migrations"
import { type Told, tellingOf, triggersOf } from "../migrations/Migration20261125ShopEvents.ts"
import { enableRls } from "../migrations/enableRls.ts"

/** Adds the networks' work assignments, with row-level security and change events. */
export class Migration20261126Dispatches extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const oneOf = (column: string, values: ReadonlyArray<string>) =>
  `check (${column} in (${values.map((value) => `'${value}'`).join(", ")}))`

const told: Told = {
  table: "dispatch",
  kind: "dispatch",
  id: "id",
  job: "job_id",
  people: "'{}'::uuid[]",
  on: ["insert", "update", "delete"]
}

const kinds = ["job", "appointment", "customer", "payment", "message", "reminder", "dispatch", "presence", "access"]

const statements = [
  `create table dispatch (
  tenant_id uuid not null,
  id uuid not null,
  version int not null,
  network text not null,
  number text not null,
  content jsonb not null,
  state text not null,
  received_at bigint not null,
  revised_at bigint null,
  job_id uuid null,
  reason text null,
  note text not null,
  decided_by uuid null,
  decided_at bigint null,
  search_text text not null,
  primary key (tenant_id, id),
  constraint dispatch_network_known ${oneOf("network", ["lynx", "safelite", "harmon", "gerber", "quest", "other"])},
  constraint dispatch_state_known ${oneOf("state", ["new", "linked", "declined"])}
)`,
  "alter table dispatch add constraint dispatch_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table dispatch add constraint dispatch_once unique (tenant_id, network, number)",
  "create index dispatch_newest on dispatch (tenant_id, received_at, id)",
  "create index dispatch_in_state on dispatch (tenant_id, state, received_at, id)",
  "create index dispatch_by_job on dispatch (tenant_id, job_id) where (job_id is not null)",
  ...enableRls("dispatch"),
  "alter table shop_event drop constraint shop_event_kind_known",
  `alter table shop_event add constraint shop_event_kind_known ${oneOf("kind", kinds)}`,
  tellingOf(told),
  ...triggersOf(told)
]
