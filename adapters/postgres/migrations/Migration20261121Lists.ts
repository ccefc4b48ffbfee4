import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/** Adds saved list views and bulk actions. */
export class Migration20261121Lists extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
    for (const table of ["list_view", "list_choice", "bulk_run", "bulk_row"])
      for (const statement of enableRls(table)) this.addSql(statement)
  }
}

const ofShop = (table: string) =>
  `alter table ${table} add constraint ${table}_tenant foreign key (tenant_id) references tenant (id) on delete restrict`
const ofPerson = (table: string, column: string) =>
  `alter table ${table} add constraint ${table}_${column} foreign key (tenant_id, ${column}) references shop_user (tenant_id, id) on delete cascade`

const statements = [
  `create table list_view (
  tenant_id uuid not null,
  id uuid not null,
  version int not null,
  list text not null,
  owner_id uuid not null,
  name text not null,
  is_shared boolean not null,
  address text not null,
  sort_name text collate "und-x-icu" not null,
  primary key (tenant_id, id)
)`,
  // The default view is not a foreign key, because it may be deleted and restored by undo.
  `create table list_choice (
  tenant_id uuid not null,
  user_id uuid not null,
  list text not null,
  columns text not null,
  size int null,
  default_view_id uuid null,
  primary key (tenant_id, user_id, list)
)`,
  `create table bulk_run (
  tenant_id uuid not null,
  id uuid not null,
  action text not null,
  by_id uuid not null,
  at bigint not null,
  change jsonb not null,
  state text not null,
  primary key (tenant_id, id)
)`,
  `create table bulk_row (
  tenant_id uuid not null,
  run_id uuid not null,
  position int not null,
  row_id uuid not null,
  name text not null,
  state text not null,
  trace jsonb null,
  failure jsonb null,
  primary key (tenant_id, run_id, position)
)`,
  ...["list_view", "list_choice", "bulk_run", "bulk_row"].map(ofShop),
  ofPerson("list_view", "owner_id"),
  ofPerson("list_choice", "user_id"),
  ofPerson("bulk_run", "by_id"),
  "alter table bulk_row add constraint bulk_row_run_id foreign key (tenant_id, run_id) references bulk_run (tenant_id, id) on delete cascade",
  "alter table bulk_run add constraint bulk_run_state_known check (state in ('doing', 'done', 'undoing', 'undone'))",
  "alter table bulk_row add constraint bulk_row_state_known check (state in ('waiting', 'done', 'refused', 'undone', 'kept'))",
  "alter table list_choice add constraint list_choice_size check (size between 1 and 100)",
  "create index list_view_by_list on list_view (tenant_id, list, sort_name, id)",
  "create index list_view_by_owner on list_view (tenant_id, owner_id)",
  "create index bulk_run_at on bulk_run (tenant_id, at)",
  "create index bulk_run_by_person on bulk_run (tenant_id, by_id, at)",
  "create index bulk_row_by_state on bulk_row (tenant_id, run_id, state, position)"
]
