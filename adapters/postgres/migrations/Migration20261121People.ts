import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/**
 * Adds the remaining data of people: versions, locations, photos and addresses, sort and search columns, and sign-in
 * methods.
 */
export class Migration20261121People extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const thisShop = "current_setting('app.tenant_id')::uuid"

const statements = [
  `create table stored_file (
  tenant_id uuid not null,
  id uuid not null,
  type text not null,
  bytes bytea not null,
  primary key (tenant_id, id)
)`,
  "alter table stored_file add constraint stored_file_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table stored_file add constraint stored_file_type_known check (type in ('image/jpeg', 'image/png'))",
  `alter table shop_user
  add column version int not null default 1,
  add column default_location_id uuid null,
  add column address jsonb null,
  add column photo_id uuid null,
  add column uses_avatar boolean not null default false,
  add column must_change_password boolean not null default false,
  add column sort_name text collate "und-x-icu" not null default '',
  add column search_text text not null default ''`,
  // Foreign keys are checked under row-level security. The nil tenant is sufficient because the columns are still empty
  // everywhere.
  "select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true)",
  "alter table shop_user add constraint shop_user_default_location_id foreign key (tenant_id, default_location_id) references location (tenant_id, id) on delete set null (default_location_id)",
  "alter table shop_user add constraint shop_user_photo_id foreign key (tenant_id, photo_id) references stored_file (tenant_id, id) on delete set null (photo_id)",
  // Row-level security also applies to the owner, and a migration runs in no shop; suspended for this one statement.
  "alter table shop_user no force row level security",
  `update shop_user set sort_name = lower(last_name || ', ' || first_name),
  search_text = lower(concat_ws(' ', first_name, last_name, user_name, email_address, regexp_replace(phone_number, '\\D', '', 'g')))`,
  "alter table shop_user force row level security",
  ...["version", "uses_avatar", "must_change_password", "sort_name", "search_text"].map(
    (column) => `alter table shop_user alter column ${column} drop default`
  ),
  "create index shop_user_by_name on shop_user (tenant_id, sort_name, id)",
  "create index shop_user_contains on shop_user using gin (tenant_id, search_text gin_trgm_ops)",
  "create index shop_user_by_location on shop_user (tenant_id, default_location_id)",
  `create table user_location (
  tenant_id uuid not null,
  user_id uuid not null,
  location_id uuid not null,
  position int not null,
  primary key (tenant_id, user_id, location_id)
)`,
  "alter table user_location add constraint user_location_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table user_location add constraint user_location_user_id foreign key (tenant_id, user_id) references shop_user (tenant_id, id) on delete cascade",
  "alter table user_location add constraint user_location_location_id foreign key (tenant_id, location_id) references location (tenant_id, id) on delete cascade",
  "create index user_location_by_location on user_location (tenant_id, location_id)",
  ...enableRls("user_location"),
  ...enableRls("stored_file"),
  "alter table session add column started_at bigint not null default 0, add column user_agent text not null default ''",
  ...["started_at", "user_agent"].map((column) => `alter table session alter column ${column} drop default`),
  "create index session_by_user on session (tenant_id, user_id)",

  "grant usage, create on schema public to frit_search",
  "grant select (tenant_id, id, search_text) on shop_user to frit_search",
  "create policy search on shop_user for select to frit_search using (true)",
  `create function find_users(needle text) returns table (found uuid) language sql stable security definer set search_path = pg_catalog, public as $$
    select id from shop_user where tenant_id = ${thisShop}
      and search_text like '%' || regexp_replace(lower(needle), '([\\\\%_])', '\\\\\\1', 'g') || '%' $$`,
  "alter function find_users(text) owner to frit_search",
  "revoke all on function find_users(text) from public",
  "grant execute on function find_users(text) to frit_app",
  "revoke create on schema public from frit_search"
]
