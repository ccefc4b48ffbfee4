import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/**
 * Adds change events for clients that follow a shop. They are written by triggers in the transaction of the change, so
 * every write is reported regardless of code path or release.
 */
export class Migration20261125ShopEvents extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const nil = "'00000000-0000-0000-0000-000000000000'::uuid"
const now = "(extract(epoch from clock_timestamp()) * 1000)::bigint"

/** Up to this many rows of a statement are reported individually; more are reported as a bulk change. */
const most = 200

const kinds = ["job", "appointment", "customer", "payment", "message", "reminder", "presence", "access"]
const oneOf = (column: string, values: ReadonlyArray<string>) =>
  `check (${column} in (${values.map((value) => `'${value}'`).join(", ")}))`

const tables = [
  `create table shop_event (
  tenant_id uuid not null,
  xid xid8 not null,
  kind text not null,
  id uuid not null,
  change text not null,
  job_id uuid null,
  people uuid[] not null,
  at bigint not null,
  primary key (tenant_id, xid, kind, id),
  constraint shop_event_kind_known ${oneOf("kind", kinds)},
  constraint shop_event_change_known ${oneOf("change", ["made", "changed", "deleted"])}
)`,
  "alter table shop_event add constraint shop_event_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  ...enableRls("shop_event"),
  "create table shop_news (xid xid8 not null, tenant_id uuid not null, at bigint not null, primary key (xid, tenant_id))"
]

/** How changes to a table's rows are reported. */
export interface Told {
  readonly table: string
  readonly kind: string
  /** The column with the id of what changed. */
  readonly id: string
  readonly job?: string
  /** SQL array of the users whose work a row of `changed` is. */
  readonly people: string
  /** Whether the table is part of something larger, so that every change to it is reported as `changed`. */
  readonly isPart?: boolean
  readonly on: ReadonlyArray<"insert" | "update" | "delete">
}

const always = ["insert", "update", "delete"] as const
const nobody = "'{}'::uuid[]"
const installersOf = (job: string) =>
  `array(select i.user_id from job_installer i where i.tenant_id = changed.tenant_id and i.job_id = changed.${job})`
const partOfJob = { kind: "job", id: "job_id", people: installersOf("job_id"), isPart: true, on: always } as const

const told: ReadonlyArray<Told> = [
  { table: "job", kind: "job", id: "id", people: installersOf("id"), on: always },
  {
    table: "job_installer",
    kind: "appointment",
    id: "job_id",
    people: "array[changed.user_id]",
    isPart: true,
    on: always
  },
  { table: "job_file", ...partOfJob },
  { table: "signature", ...partOfJob },
  { table: "job_link", ...partOfJob },
  {
    table: "job_presence",
    kind: "presence",
    id: "job_id",
    people: installersOf("job_id"),
    isPart: true,
    on: ["insert", "delete"]
  },
  { table: "customer", kind: "customer", id: "id", people: nobody, on: always },
  { table: "payment", kind: "payment", id: "id", job: "job_id", people: nobody, on: always },
  { table: "message", kind: "message", id: "id", job: "job_id", people: nobody, on: always },
  { table: "reminder", kind: "reminder", id: "id", job: "job_id", people: "array[changed.assigned_to]", on: always },
  { table: "session", kind: "access", id: "id", people: nobody, on: ["delete"] }
]

const intoEvents = "insert into shop_event as known (tenant_id, xid, kind, id, change, job_id, people, at)"
const intoNews = "insert into shop_news (xid, tenant_id, at)"

/**
 * Builds the trigger function of a table. One per table, because the transition tables have different columns. Several
 * changes to the same thing in one transaction become one event, with all users whose work it was or is.
 */
export const tellingOf = ({ id, isPart = false, job, kind, people, table }: Told) => `
create or replace function tell_${table}() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if not exists (select from changed) then
    return null;
  end if;
  if (select count(*) from (select from changed limit ${most + 1}) as a_few) > ${most} then
    ${intoEvents}
    select distinct tenant_id, pg_current_xact_id(), '${kind}', ${nil}, 'changed', null::uuid, ${nobody}, ${now} from changed
    on conflict do nothing;
  else
    ${intoEvents}
    select tenant_id, pg_current_xact_id(), '${kind}', thing, ${isPart ? "'changed'" : "case tg_op when 'INSERT' then 'made' when 'UPDATE' then 'changed' else 'deleted' end"},
      min(of_job::text)::uuid, coalesce(array_agg(distinct person) filter (where person is not null), '{}'), ${now}
    from (select tenant_id, ${id} as thing, ${job ?? "null::uuid"} as of_job, ${people} as those from changed) as rows
    left join lateral unnest(those) as person on true
    group by tenant_id, thing
    on conflict (tenant_id, xid, kind, id) do update set
      change = case when excluded.change = 'deleted' then 'deleted' when known.change = 'deleted' then 'changed' else known.change end,
      people = array(select distinct unnest(known.people || excluded.people));
  end if;
  ${intoNews} select distinct pg_current_xact_id(), tenant_id, ${now} from changed on conflict do nothing;
  return null;
end $$`

/** Returns the triggers that report every write to a table. */
export const triggersOf = ({ on, table }: Told) =>
  on.map(
    (event) =>
      `create trigger tell_${event} after ${event} on ${table} referencing ${event === "delete" ? "old" : "new"} table as changed for each statement execute function tell_${table}()`
  )

/** When a reminder is reassigned, the previous assignee is notified too. */
const passedOn = [
  `create or replace function tell_reminder_passed_on() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  ${intoEvents}
  values (old.tenant_id, pg_current_xact_id(), 'reminder', old.id, 'changed', old.job_id, array[old.assigned_to], ${now})
  on conflict (tenant_id, xid, kind, id) do update set people = array(select distinct unnest(known.people || excluded.people));
  return null;
end $$`,
  "create trigger tell_passed_on after update on reminder for each row when (old.assigned_to <> new.assigned_to) execute function tell_reminder_passed_on()"
]

/** Reports changed permissions of a user or shop, so that open channels are rechecked. */
const rights = [
  `create or replace function tell_rights() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  ${intoEvents}
  values (new.tenant_id, pg_current_xact_id(), 'access', new.id, 'changed', null, ${nobody}, ${now}) on conflict do nothing;
  ${intoNews} values (pg_current_xact_id(), new.tenant_id, ${now}) on conflict do nothing;
  return null;
end $$`,
  `create trigger tell_rights after update on shop_user for each row
  when ((old.active, old.roles, old.must_change_password) is distinct from (new.active, new.roles, new.must_change_password))
  execute function tell_rights()`,
  `create or replace function tell_shop() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  ${intoNews} values (pg_current_xact_id(), new.id, ${now}) on conflict do nothing;
  return null;
end $$`,
  `create trigger tell_shop after update on tenant for each row
  when ((old.account_active, old.edition, old.free_trial_ends, old.features, old.closed_on, old.deleted_at)
    is distinct from (new.account_active, new.edition, new.free_trial_ends, new.features, new.closed_on, new.deleted_at))
  execute function tell_shop()`
]

const statements = [...tables, ...told.flatMap((one) => [tellingOf(one), ...triggersOf(one)]), ...passedOn, ...rights]
