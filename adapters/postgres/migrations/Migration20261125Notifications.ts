import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/** Adds people's notification preferences and devices, and the mail that notifies them of quote activity. */
export class Migration20261125Notifications extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table notification_choice (
  tenant_id uuid not null,
  user_id uuid not null,
  kind text not null,
  channel text not null,
  primary key (tenant_id, user_id, kind)
)`,
  "alter table notification_choice add constraint notification_choice_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table notification_choice add constraint notification_choice_user foreign key (tenant_id, user_id) references shop_user (tenant_id, id) on delete cascade",
  `create table push_device (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  added_at bigint not null,
  primary key (tenant_id, id)
)`,
  "alter table push_device add constraint push_device_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table push_device add constraint push_device_user foreign key (tenant_id, user_id) references shop_user (tenant_id, id) on delete cascade",
  "alter table push_device add constraint push_device_endpoint unique (tenant_id, endpoint)",
  "create index push_device_by_user on push_device (tenant_id, user_id)",
  ...enableRls("notification_choice"),
  ...enableRls("push_device"),
  "alter table outbox drop constraint outbox_kind_known",
  `alter table outbox add constraint outbox_kind_known check (kind in (${[
    "resetLink",
    "passwordChanged",
    "newDevice",
    "secondStepChanged",
    "secondStepReset",
    "manyTries",
    "manyCodes",
    "quoteAsked",
    "quoteMoved",
    "quoteCanceled",
    "quoteAccepted",
    "quoteDeclined",
    "callbackAsked"
  ]
    .map((kind) => `'${kind}'`)
    .join(", ")}))`
]
