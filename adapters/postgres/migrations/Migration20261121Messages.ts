import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/** Adds messages to customers, SMS consent, and the links through which customers see and answer their documents. */
export class Migration20261121Messages extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const ofShop = (table: string) =>
  `alter table ${table} add constraint ${table}_tenant foreign key (tenant_id) references tenant (id) on delete restrict`
const ofJob = (table: string) =>
  `alter table ${table} add constraint ${table}_job foreign key (tenant_id, job_id) references job (tenant_id, id) on delete restrict`
const known = (table: string, column: string, values: ReadonlyArray<string>) =>
  `alter table ${table} add constraint ${table}_${column}_known check (${column} in (${values.map((value) => `'${value}'`).join(", ")}))`

const statements = [
  "alter table job add column answer jsonb null",
  // A mail that was given up is kept.
  "alter table outbox add column failed_at bigint null",
  `create table job_link (
  tenant_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  kind text not null,
  language text not null,
  offer text not null,
  at bigint not null,
  expires_on date not null,
  revoked_at bigint null,
  opened_at bigint null,
  opened int not null,
  callback_at bigint null,
  callback_note text not null,
  primary key (tenant_id, id)
)`,
  "create index job_link_by_job on job_link (tenant_id, job_id, id)",
  known("job_link", "kind", ["quote", "workorder", "invoice", "credit", "receipt"]),
  known("job_link", "language", ["en", "fr", "es"]),
  ofShop("job_link"),
  ofJob("job_link"),
  ...enableRls("job_link"),
  `create table job_link_key (
  tenant_id uuid not null,
  fingerprint text not null,
  link_id uuid not null,
  primary key (tenant_id, fingerprint)
)`,
  "create index job_link_key_by_link on job_link_key (tenant_id, link_id)",
  ofShop("job_link_key"),
  "alter table job_link_key add constraint job_link_key_link foreign key (tenant_id, link_id) references job_link (tenant_id, id) on delete cascade",
  ...enableRls("job_link_key"),
  `create table message (
  tenant_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  channel text not null,
  template text not null,
  language text not null,
  to_address text not null,
  to_name text not null,
  subject text not null,
  body text not null,
  is_test boolean not null,
  link_id uuid null,
  state text not null,
  trouble text null,
  detail text not null,
  by_name text not null,
  at bigint not null,
  state_at bigint not null,
  claimed_at bigint null,
  primary key (tenant_id, id)
)`,
  "create index message_by_job on message (tenant_id, job_id, id)",
  known("message", "channel", ["email", "sms"]),
  known("message", "template", ["quote", "workorder", "invoice", "receipt"]),
  known("message", "language", ["en", "fr", "es"]),
  known("message", "state", ["queued", "sent", "delivered", "failed", "undelivered"]),
  ofShop("message"),
  ofJob("message"),
  "alter table message add constraint message_link foreign key (tenant_id, link_id) references job_link (tenant_id, id) on delete restrict",
  ...enableRls("message"),
  `create table sms_consent (
  tenant_id uuid not null,
  id uuid not null,
  phone text not null,
  kind text not null,
  place text not null,
  wording text not null,
  by_name text not null,
  at bigint not null,
  primary key (tenant_id, id)
)`,
  "create index sms_consent_by_phone on sms_consent (tenant_id, phone, at, id)",
  known("sms_consent", "kind", ["given", "stopped", "resumed"]),
  known("sms_consent", "place", ["inPerson", "onThePhone", "onPaper", "online", "phone"]),
  ofShop("sms_consent"),
  ...enableRls("sms_consent"),
  `create table texted_phone (
  phone text not null,
  tenant_id uuid not null,
  primary key (phone, tenant_id)
)`,
  ofShop("texted_phone")
]
