import { Migration } from "@mikro-orm/migrations"

/**
 * Adds when a shop's account was closed and deleted, notes by platform staff, and the function that removes a deleted
 * shop's data.
 */
export class Migration20261122ClosedShops extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const deeds = ["approved", "approvalWithdrawn", "quotasChanged", "closed", "restored", "deleted"]

/**
 * Deletes up to `most` rows from one table of a deleted shop, children before parents, and returns how many; 0 once
 * nothing is left. The tables are found in the system catalog by their `tenant_id` column, so later tables are covered
 * automatically. Platform events are kept, without their notes.
 */
const purge = `
create or replace function purge_tenant(gone uuid, most int) returns int language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  before text := current_setting('app.tenant_id', true);
  own regclass;
  child regclass;
  has_rows boolean;
  is_left boolean := false;
  removed int := 0;
begin
  perform from public.tenant where id = gone and deleted_at is not null for update;
  if not found then
    raise exception 'shop % is not deleted', gone;
  end if;
  perform set_config('app.tenant_id', gone::text, true);
  update public.platform_event set note = '' where tenant_id = gone and note <> '';
  update public.tenant set logo = null where id = gone and logo is not null;
  <<tables>>
  for own in
    select c.oid::regclass from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and c.relname <> 'platform_event'
    order by c.relname
  loop
    execute format('select exists (select from %s where tenant_id = $1)', own) into has_rows using gone;
    continue when not has_rows;
    is_left := true;
    for child in select conrelid::regclass from pg_constraint where contype = 'f' and confrelid = own and conrelid not in (confrelid, 'public.tenant'::regclass) loop
      execute format('select exists (select from %s where tenant_id = $1)', child) into has_rows using gone;
      continue tables when has_rows;
    end loop;
    execute format('delete from %1$s where tenant_id = $1 and ctid = any (array(select ctid from %1$s where tenant_id = $1 limit $2))', own) using gone, most;
    get diagnostics removed = row_count;
    exit when removed > 0;
  end loop;
  if is_left and removed = 0 then
    raise exception 'tables of shop % refer to each other in a circle', gone;
  end if;
  perform set_config('app.tenant_id', coalesce(before, ''), true);
  return removed;
end $$`

const statements = [
  "alter table tenant add column closed_on date null",
  "alter table tenant add column deleted_at bigint null",
  "update tenant set closed_on = current_date where billing_status = 'closed'",
  "alter table tenant add constraint tenant_deleted_is_closed check (deleted_at is null or billing_status = 'closed')",
  "alter table platform_event add column detail text not null default ''",
  "alter table platform_event add column note text not null default ''",
  "alter table platform_event drop constraint platform_event_deed_known",
  `alter table platform_event add constraint platform_event_deed_known check (deed in (${deeds.map((deed) => `'${deed}'`).join(", ")}))`,
  purge,
  "revoke all on function purge_tenant from public",
  "grant execute on function purge_tenant to frit_app"
]
