import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/**
 * Adds devices that people have signed in from, and mail about many failed attempts. New columns of older tables are
 * optional.
 */
export class Migration20261122KnownDevices extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const oneOf = (column: string, values: ReadonlyArray<string>) =>
  `check (${column} in (${values.map((value) => `'${value}'`).join(", ")}))`

const statements = [
  `create table known_device (
  tenant_id uuid not null,
  user_id uuid not null,
  fingerprint text not null,
  id uuid not null,
  name text not null,
  used_at bigint not null,
  expires bigint not null,
  primary key (tenant_id, user_id, fingerprint)
)`,
  "alter table known_device add constraint known_device_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table known_device add constraint known_device_user_id foreign key (tenant_id, user_id) references shop_user (tenant_id, id) on delete cascade",
  ...enableRls("known_device"),
  "alter table hand_off_key add column device uuid null",
  "alter table outbox add column tries int null",
  "alter table outbox add column since bigint null",
  "alter table outbox drop constraint outbox_kind_known",
  `alter table outbox add constraint outbox_kind_known ${oneOf("kind", ["resetLink", "passwordChanged", "newDevice", "secondStepChanged", "secondStepReset", "manyTries", "manyCodes"])}`,
  "alter table audit_event drop constraint audit_event_kind_known",
  `alter table audit_event add constraint audit_event_kind_known ${oneOf("kind", [
    "signedIn",
    "signInRefused",
    "manyTries",
    "manyCodes",
    "passkeyAdded",
    "passkeyRemoved",
    "authenticatorAdded",
    "authenticatorRemoved",
    "recoveryCodesMade",
    "secondStepReset",
    "secondStepRequired",
    "secondStepOptional",
    "exported"
  ])}`
]
