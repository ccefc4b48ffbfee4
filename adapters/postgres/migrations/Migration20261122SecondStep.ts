import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/**
 * Adds passkeys, authenticator apps, recovery codes, sign-ins pending their second step, and the audit log. New columns
 * of older tables have defaults.
 */
export class Migration20261122SecondStep extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const ofShop = (table: string) =>
  `alter table ${table} add constraint ${table}_tenant foreign key (tenant_id) references tenant (id) on delete restrict`
const ofPerson = (table: string) => [
  ofShop(table),
  `alter table ${table} add constraint ${table}_user_id foreign key (tenant_id, user_id) references shop_user (tenant_id, id) on delete cascade`,
  ...enableRls(table)
]
const known = (table: string, column: string, values: ReadonlyArray<string>) =>
  `alter table ${table} add constraint ${table}_${column}_known check (${column} in (${values.map((value) => `'${value}'`).join(", ")}))`
const methods = ["password", "passkey", "passwordAndCode", "passwordAndPasskey", "passwordAndRecoveryCode"]

const statements = [
  "alter table hand_off_key add column method text not null default 'password'",
  known("hand_off_key", "method", methods),
  "alter table outbox add column device text not null default ''",
  "alter table outbox drop constraint outbox_kind_known",
  known("outbox", "kind", ["resetLink", "passwordChanged", "newDevice", "secondStepChanged", "secondStepReset"]),
  `create table passkey (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  is_backed_up boolean not null,
  added_at bigint not null,
  last_used_at bigint null,
  primary key (tenant_id, id)
)`,
  "alter table passkey add constraint passkey_credential unique (tenant_id, credential_id)",
  "create index passkey_by_user on passkey (tenant_id, user_id)",
  ...ofPerson("passkey"),
  `create table authenticator (
  tenant_id uuid not null,
  user_id uuid not null,
  secret text not null,
  confirmed_at bigint null,
  last_counter bigint not null,
  primary key (tenant_id, user_id)
)`,
  ...ofPerson("authenticator"),
  `create table recovery_code (
  tenant_id uuid not null,
  user_id uuid not null,
  fingerprint text not null,
  primary key (tenant_id, user_id, fingerprint)
)`,
  ...ofPerson("recovery_code"),
  `create table passkey_challenge (
  tenant_id uuid not null,
  fingerprint text not null,
  purpose text not null,
  user_id uuid null,
  expires bigint not null,
  primary key (tenant_id, fingerprint)
)`,
  known("passkey_challenge", "purpose", ["add", "signIn"]),
  "create index passkey_challenge_expires on passkey_challenge (tenant_id, expires)",
  "create index passkey_challenge_by_user on passkey_challenge (tenant_id, user_id)",
  ...ofPerson("passkey_challenge"),
  `create table pending_sign_in (
  tenant_id uuid not null,
  fingerprint text not null,
  user_id uuid not null,
  browser text not null,
  expires bigint not null,
  primary key (tenant_id, fingerprint)
)`,
  "create index pending_sign_in_expires on pending_sign_in (tenant_id, expires)",
  "create index pending_sign_in_by_user on pending_sign_in (tenant_id, user_id)",
  ...ofPerson("pending_sign_in"),
  `create table audit_event (
  tenant_id uuid not null,
  id uuid not null,
  at bigint not null,
  kind text not null,
  user_id uuid not null,
  user_name text not null,
  by_name text not null,
  method text null,
  refused text null,
  device text not null,
  network text not null,
  list text not null,
  format text null,
  rows int null,
  primary key (tenant_id, id)
)`,
  known("audit_event", "kind", [
    "signedIn",
    "signInRefused",
    "passkeyAdded",
    "passkeyRemoved",
    "authenticatorAdded",
    "authenticatorRemoved",
    "recoveryCodesMade",
    "secondStepReset",
    "secondStepRequired",
    "secondStepOptional",
    "exported"
  ]),
  known("audit_event", "method", methods),
  known("audit_event", "refused", ["wrongPassword", "wrongCode", "wrongPasskey"]),
  known("audit_event", "format", ["csv", "pdf"]),
  "create index audit_event_by_user on audit_event (tenant_id, user_id, id)",
  "create index audit_event_by_kind on audit_event (tenant_id, kind, id)",
  ofShop("audit_event"),
  ...enableRls("audit_event")
]
