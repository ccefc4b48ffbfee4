import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/**
 * Creates the first tables: shops, people, sessions, locations, profiles, customers, jobs. Every foreign key between
 * them includes the tenant.
 */
export class Migration20261121FirstTables extends Migration {
  override up() {
    for (const statement of [...tables, ...keys, ...checks, ...indexes]) this.addSql(statement)
    for (const table of tenantTables) for (const statement of enableRls(table)) this.addSql(statement)
  }
}

const tenantTables = [
  "shop_user",
  "session",
  "hand_off_key",
  "location",
  "pricing_profile",
  "customer",
  "job",
  "estimate_line",
  "payment",
  "number_series",
  "answered"
]

const tables = [
  `create table tenant (
  id uuid not null,
  tenant_unique_id text not null,
  prefix text not null,
  business_name text not null,
  country text not null,
  phone_number text not null,
  email_address text not null,
  federal_tax_id text not null,
  edition text not null,
  features text[] not null,
  account_active boolean not null,
  primary key (id)
)`,
  `create table sign_in_name (
  user_name text not null,
  tenant_id uuid not null,
  user_id uuid not null,
  primary key (user_name)
)`,
  `create table shop_user (
  tenant_id uuid not null,
  id uuid not null,
  user_name text not null,
  first_name text not null,
  last_name text not null,
  email_address text not null,
  phone_number text not null,
  roles text[] not null,
  default_language smallint not null,
  time_zone text not null,
  active boolean not null,
  password_hash text not null,
  primary key (tenant_id, id)
)`,
  `create table session (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  access text not null,
  access_expires bigint not null,
  refresh text not null,
  refresh_expires bigint not null,
  previous_refresh text not null,
  seed text not null,
  rotated_at bigint not null,
  expires bigint not null,
  primary key (tenant_id, id)
)`,
  `create table hand_off_key (
  tenant_id uuid not null,
  fingerprint text not null,
  user_id uuid not null,
  expires bigint not null,
  primary key (tenant_id, fingerprint)
)`,
  `create table location (
  tenant_id uuid not null,
  id uuid not null,
  version int not null,
  location_name text not null,
  location_short_id text not null,
  phone_number text not null,
  email_address text not null,
  address jsonb not null,
  primary_tax_id text not null,
  secondary_tax_id text not null,
  licence_number_ca text not null,
  licence_number_fl text not null,
  time_zone text not null,
  default_tax_percent double precision not null,
  default_parts_tax_rate double precision not null,
  default_labor_tax_rate double precision not null,
  services text[] not null,
  status text not null,
  primary key (tenant_id, id)
)`,
  `create table pricing_profile (
  tenant_id uuid not null,
  id uuid not null,
  version int not null,
  profile_name text not null,
  pricing_type text not null,
  sort_name text collate "und-x-icu" not null,
  rates jsonb not null,
  primary key (tenant_id, id)
)`,
  `create table customer (
  tenant_id uuid not null,
  id uuid not null,
  version int not null,
  is_business boolean not null,
  customer_name text not null,
  first_name text not null,
  last_name text not null,
  customer_type text not null,
  pricing_profile_id uuid null,
  phone_numbers jsonb not null,
  email_address text not null,
  billing_address jsonb null,
  shipping_address jsonb null,
  tax_exempt_no text not null,
  tax_exempt_expiration_date date null,
  payment_terms text not null,
  external_accounting_id text not null,
  edi_insurance_id text not null,
  tpa_id text not null,
  sales_representative text not null,
  sort_name text collate "und-x-icu" not null,
  search_text text not null,
  primary key (tenant_id, id)
)`,
  `create table job (
  tenant_id uuid not null,
  id uuid not null,
  version int not null,
  number int not null,
  stage text not null,
  customer_id uuid not null,
  location_id uuid not null,
  pricing_profile_id uuid null,
  vehicle jsonb not null,
  insurance jsonb null,
  install jsonb not null,
  parts_status text not null,
  quoted_on date not null,
  invoiced_on date null,
  invoice_number int null,
  tax_rates jsonb not null,
  totals jsonb not null,
  total bigint not null,
  balance bigint not null,
  install_date date null,
  vehicle_text text not null,
  search_text text not null,
  primary key (tenant_id, id)
)`,
  `create table estimate_line (
  tenant_id uuid not null,
  job_id uuid not null,
  position int not null,
  kind text not null,
  part_number text not null,
  description text not null,
  quantity int not null,
  cost bigint not null,
  list_price bigint not null,
  discount int not null,
  net_price bigint not null,
  taxable boolean not null,
  customer_paid boolean not null,
  rule text not null,
  primary key (tenant_id, job_id, position)
)`,
  `create table payment (
  tenant_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  position int not null,
  payer text not null,
  status text not null,
  payment_type text not null,
  collection_date date not null,
  source text not null,
  amount_received bigint not null,
  description text not null,
  primary key (tenant_id, job_id, id)
)`,
  `create table number_series (
  tenant_id uuid not null,
  series text not null,
  last int not null,
  primary key (tenant_id, series)
)`,
  `create table answered (
  tenant_id uuid not null,
  key text not null,
  fingerprint text not null,
  status int not null,
  body text not null,
  at bigint not null,
  primary key (tenant_id, key)
)`
]

const belongsTo = (child: string, column: string, parent: string, onDelete = "restrict") =>
  `alter table ${child} add constraint ${child}_${column} foreign key (tenant_id, ${column}) references ${parent} (tenant_id, id) on delete ${onDelete}`

const keys = [
  ...["sign_in_name", ...tenantTables].map(
    (table) =>
      `alter table ${table} add constraint ${table}_tenant foreign key (tenant_id) references tenant (id) on delete restrict`
  ),
  belongsTo("session", "user_id", "shop_user", "cascade"),
  belongsTo("hand_off_key", "user_id", "shop_user", "cascade"),
  belongsTo("customer", "pricing_profile_id", "pricing_profile"),
  belongsTo("job", "customer_id", "customer"),
  belongsTo("job", "location_id", "location"),
  belongsTo("job", "pricing_profile_id", "pricing_profile", "set null (pricing_profile_id)"),
  belongsTo("estimate_line", "job_id", "job", "cascade"),
  belongsTo("payment", "job_id", "job")
]

const oneOf = (table: string, column: string, values: ReadonlyArray<string>) =>
  `alter table ${table} add constraint ${table}_${column}_known check (${column} in (${values.map((value) => `'${value}'`).join(", ")}))`

const checks = [
  oneOf("job", "stage", ["quote", "workorder", "invoice"]),
  oneOf("job", "parts_status", ["pending", "complete"]),
  oneOf("payment", "status", ["pending", "paid", "refunded"]),
  oneOf("payment", "payer", ["customer", "insurer"]),
  oneOf("location", "status", ["active", "inactive"]),
  "alter table payment add constraint payment_above_nothing check (amount_received > 0)",
  "alter table job add constraint job_invoiced_has_number check ((stage = 'invoice') = (invoice_number is not null))"
]

const indexes = [
  `create index answered_at on answered (tenant_id, at)`,
  `create index customer_by_name on customer (tenant_id, sort_name, id)`,
  `create index customer_by_profile on customer (tenant_id, pricing_profile_id)`,
  `create index job_by_stage on job (tenant_id, stage, install_date, id)`,
  `create index job_by_install_date on job (tenant_id, install_date, id)`,
  `create index job_by_customer on job (tenant_id, customer_id)`,
  `alter table job add constraint job_number unique (tenant_id, number)`,
  `alter table job add constraint job_invoice_number unique (tenant_id, invoice_number)`,
  `alter table pricing_profile add constraint pricing_profile_name unique (tenant_id, sort_name)`,
  `create index session_previous_refresh on session (tenant_id, previous_refresh)`,
  `alter table session add constraint session_access unique (tenant_id, access)`,
  `alter table session add constraint session_refresh unique (tenant_id, refresh)`,
  `alter table sign_in_name add constraint sign_in_name_person unique (tenant_id, user_id)`,
  `alter table tenant add constraint tenant_prefix unique (prefix)`,
  `alter table tenant add constraint tenant_unique_id unique (tenant_unique_id)`
]
