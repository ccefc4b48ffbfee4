import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/**
 * Adds all data about a shop (spec §3), its settings with row-level security, and the log of platform staff actions.
 */
export class Migration20261121Tenants extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const added = {
  version: "int not null default 1",
  company_name: "text not null default ''",
  website: "text not null default ''",
  address: "jsonb null",
  add_ons: "text[] not null default '{}'",
  created_on: "date not null default current_date",
  free_trial_ends: "date null",
  billing_status: "text not null default 'active'",
  last_charge_on: "date null",
  last_charge_amount: "bigint null",
  approved: "boolean not null default true"
}

const oneOf = (column: string, values: ReadonlyArray<string>) =>
  `alter table tenant add constraint tenant_${column}_known check (${column} in (${values.map((value) => `'${value}'`).join(", ")}))`

const statements = [
  ...Object.entries(added).map(([column, kind]) => `alter table tenant add column ${column} ${kind}`),
  // Existing shops had only these fields; new shops specify them all.
  "update tenant set company_name = business_name",
  ...Object.entries(added)
    .filter(([, kind]) => kind.includes("default"))
    .map(([column]) => `alter table tenant alter column ${column} drop default`),
  oneOf("edition", ["freeTrial", "payPerLookup", "basic", "premium"]),
  oneOf("billing_status", ["active", "closed"]),
  "alter table tenant add constraint tenant_active_is_let_in check ((approved and billing_status = 'active') or not account_active)",
  "create index tenant_contains on tenant using gin (lower(prefix || ' ' || business_name || ' ' || company_name || ' ' || email_address) gin_trgm_ops)",

  `create table tenant_setting (
  tenant_id uuid not null,
  setting_group text not null,
  group_key text not null,
  value text not null,
  primary key (tenant_id, setting_group, group_key)
)`,
  "alter table tenant_setting add constraint tenant_setting_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  ...enableRls("tenant_setting"),

  // Not a foreign key: the log of a shop outlives it.
  `create table platform_event (
  id uuid not null,
  at bigint not null,
  tenant_id uuid not null,
  deed text not null,
  by_user_id uuid not null,
  by_name text not null,
  primary key (id)
)`,
  "alter table platform_event add constraint platform_event_deed_known check (deed in ('approved', 'approvalWithdrawn'))",
  "create index platform_event_of_tenant on platform_event (tenant_id, at)"
]
