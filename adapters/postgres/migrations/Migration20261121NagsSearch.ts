import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/** Adds the charges for each shop's NAGS searches, append-only. */
export class Migration20261121NagsSearch extends Migration {
  override up() {
    for (const statement of [...statements, ...enableRls("search_charge")]) this.addSql(statement)
  }
}

const statements = [
  `create table search_charge (
  tenant_id uuid not null references tenant (id) on delete restrict,
  id uuid not null,
  query_key text not null,
  follows bigint not null,
  query jsonb not null,
  "by" uuid not null,
  by_name text not null,
  at bigint not null,
  amount bigint not null,
  found int not null,
  primary key (tenant_id, id),
  constraint search_charge_once unique (tenant_id, query_key, follows),
  constraint search_charge_amount check (amount >= 0),
  constraint search_charge_found check (found > 0),
  constraint search_charge_follows check (follows < at)
)`,
  "create index search_charge_by_time on search_charge (tenant_id, at, id)"
]
