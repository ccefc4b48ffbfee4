import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/** Adds password recovery: reset links, the outbox, the directory of email addresses, and attempt counters. */
export class Migration20261121Recovery extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const belongsToPerson = (table: string) => [
  `alter table ${table} add constraint ${table}_tenant foreign key (tenant_id) references tenant (id) on delete restrict`,
  `alter table ${table} add constraint ${table}_user_id foreign key (tenant_id, user_id) references shop_user (tenant_id, id) on delete cascade`
]

const statements = [
  `create table password_reset (
  tenant_id uuid not null,
  fingerprint text not null,
  user_id uuid not null,
  sent_at bigint not null,
  primary key (tenant_id, fingerprint)
)`,
  "create index password_reset_by_user on password_reset (tenant_id, user_id)",
  ...belongsToPerson("password_reset"),
  ...enableRls("password_reset"),
  `create table outbox (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  user_id uuid not null,
  claimed_at bigint null,
  done_at bigint null,
  trouble text not null,
  primary key (tenant_id, id)
)`,
  "alter table outbox add constraint outbox_kind_known check (kind in ('resetLink', 'passwordChanged'))",
  "create index outbox_by_user on outbox (tenant_id, user_id)",
  "create index outbox_done on outbox (tenant_id, done_at)",
  ...belongsToPerson("outbox"),
  ...enableRls("outbox"),
  `create table sign_in_email (
  email text not null,
  tenant_id uuid not null,
  user_id uuid not null,
  primary key (email, tenant_id, user_id)
)`,
  "alter table sign_in_email add constraint sign_in_email_person unique (tenant_id, user_id)",
  "alter table sign_in_email add constraint sign_in_email_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  // Row-level security also applies to the owner, and a migration runs in no shop; suspended for this one statement.
  "alter table shop_user no force row level security",
  `insert into sign_in_email (email, tenant_id, user_id)
  select encode(sha256(convert_to(lower(trim(email_address)), 'UTF8')), 'hex'), tenant_id, id from shop_user`,
  "alter table shop_user force row level security",
  `create table attempt (
  key text not null,
  times bigint[] not null,
  is_refused boolean not null,
  until bigint not null,
  primary key (key)
)`,
  "create index attempt_until on attempt (until)"
]
